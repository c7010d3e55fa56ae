import { companyLinks, seekerLinks } from '@s4/links'
import { expect, test } from '../support/journey'
import { demoPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'

// What a screen reader reads and voice control presses in the main job, by name and in this order; more may be between.
test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

test('a company posts a job, chooses an applicant and agrees hours by names in order', async ({ page }) => {
  await signIn(page, demoPerson('company'))
  const main = page.getByRole('main')

  await page.goto(urlOn('company', companyLinks.postJob))
  await expect(main).toMatchAriaSnapshot(`
    - form "Job":
      - group "The work":
        - textbox "Title"
        - combobox "Role"
        - combobox "SIA licence needed"
      - group "Where":
        - combobox "Site"
      - group "When":
        - 'button "Fill in: starts in 30 minutes, 8 hours"'
        - textbox "First day"
        - combobox "Runs for"
      - group "Pay and people":
        - textbox "Pay"
        - textbox "PIN (optional)"
        - combobox "Check call every"
      - button "Post job"
      - button "Save as draft"
  `)

  await page.goto(urlOn('company', `${companyLinks.jobs}?text=street+food+weekend`))
  // The fields of the filter come with their choices, and push the list down.
  await expect(main.getByRole('combobox', { name: 'Client' })).toBeVisible()
  await main.getByRole('link', { name: 'Door supervisor, street food weekend' }).click()
  await main.getByRole('link', { name: 'Applicants', exact: true }).click()
  await expect(main).toMatchAriaSnapshot(`
    - heading "Door supervisor, street food weekend" [level=2]
    - navigation "Applicants by state":
      - list:
        - listitem:
          - link /^To decide \\d+$/
    - list "Applicants, best fit first":
      - listitem:
        - article /\\w/:
          - heading [level=3]:
            - link
          - list "Why here in the list"
          - button "Offer the job"
          - button "Shortlist"
          - button "Turn down"
  `)

  await page.goto(urlOn('company', companyLinks.completedJobs))
  await main.getByRole('link', { name: 'Door supervisor, book launch' }).click()
  await expect(main).toMatchAriaSnapshot(`
    - list "People who worked this shift":
      - listitem:
        - article /\\w/:
          - heading [level=2]
          - link /^Message /
          - button /^Agree .+, £/
          - button "Propose other hours"
  `)
})

test('a worker applies, answers an offer and books on by names in order', async ({ page }) => {
  await signIn(page, demoPerson('seeker'))
  const main = page.getByRole('main')

  await page.goto(urlOn('seeker', `${seekerLinks.jobs}?text=overnight`))
  await expect(main).toMatchAriaSnapshot(`
    - search "Jobs":
      - searchbox "Job or company"
      - textbox "Town or postcode"
      - button "Search jobs"
      - button "Filters"
    - list "Jobs":
      - listitem:
        - article:
          - heading [level=2]:
            - link "Overnight guard"
          - button "Save Overnight guard"
  `)
  await main.getByRole('link', { name: 'Overnight guard' }).click()
  await expect(main).toMatchAriaSnapshot(`
    - region "Overnight guard":
      - heading "Overnight guard" [level=2]
      - button "Save Overnight guard"
    - complementary "Apply":
      - region "Apply":
        - form "Apply":
          - group "Shifts you want":
            - checkbox
          - button "All shifts"
          - textbox "A note to the company (optional)"
          - button "Choose your shifts"
    - region "About the job"
  `)

  await page.goto(urlOn('seeker', seekerLinks.assignedWork))
  await expect(main).toMatchAriaSnapshot(`
    - heading "Offers to answer" [level=2]
    - list "Offers":
      - listitem:
        - article /\\w/:
          - heading [level=3]:
            - link
          - list "Shifts offered"
          - button "Accept"
          - button "Decline"
    - heading "Assigned work" [level=2]
    - list "Assigned work"
  `)

  await page.goto(urlOn('seeker', seekerLinks.nextShift))
  await expect(main).toMatchAriaSnapshot(`
    - region "Book on":
      - form "Book on":
        - textbox "Shift PIN"
        - textbox "Code at the site"
        - button "Scan the QR code"
        - checkbox "Share my location during this shift"
        - button /^Book on/
  `)
})
