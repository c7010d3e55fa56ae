import { expect, test } from '../support/journey'
import { skipWithoutChat } from '../support/firestore'
import { aJobToFill, anApplicant } from '../support/work/hire'
import { newPerson, signIn } from '../support/people'
import { urlOn } from '../support/stack'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

skipWithoutChat()

test('a seeker and a company exchange live messages and a picture, also after a lost connection', async ({
  page,
  companionPage,
}) => {
  const company = await newPerson('company')
  const title = 'Steward, north gate'
  const jobId = await aJobToFill(company, { title, positions: 1, companyName: 'Quayside Events' })
  const seeker = await anApplicant(jobId, 'Sam Okoro')
  const theirs = await companionPage()
  await Promise.all([signIn(page, seeker), signIn(theirs, company)])
  const mine = page.getByRole('log', { name: 'Messages with Quayside Events' })
  const log = theirs.getByRole('log', { name: 'Messages with Sam Okoro' })

  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))

  await test.step('the seeker writes from the job page, and a script in the message is shown as text', async () => {
    await page.goto(urlOn('seeker', `/User-JobDetails/${jobId}`))
    const message = page.getByRole('link', { name: 'Message Quayside Events' })
    await expect(message).toBeVisible()
    expect(
      scripts.filter((address) => address.includes('firestore')),
      'Firestore is loaded by the chat alone',
    ).toEqual([])
    await message.click()
    await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible()
    await expect(mine.getByText('Applied for this job')).toBeVisible()
    await page
      .getByLabel('Message', { exact: true })
      .fill('Which gate? <img src=x onerror="document.title=1"> <script>document.title=2</script>')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(
      mine.getByText('Which gate? <img src=x onerror="document.title=1"> <script>document.title=2</script>'),
    ).toBeVisible()
  })

  await test.step('the company reads one unread message, and the seeker sees it was read', async () => {
    await theirs.goto(urlOn('company', '/recents-jobs'))
    await theirs
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Chat\s*1$/ })
      .click()
    await expect(theirs.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
    await theirs.getByRole('link', { name: /Sam Okoro.*1 not read/ }).click()
    await expect(log.getByText(/Which gate\?/)).toBeVisible()
    await expect(mine.getByText('Seen')).toBeVisible()
    await expect(
      theirs.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat', exact: true }),
    ).toBeVisible()
  })

  await test.step('the company writes, and the seeker sees the message at once', async () => {
    await theirs.getByLabel('Message', { exact: true }).fill('The north one.')
    await theirs.getByRole('button', { name: 'Send' }).click()
    await expect(mine.getByText('The north one.')).toBeVisible()
  })

  await test.step('the seeker sends a picture, and the company sees it', async () => {
    await page.getByLabel('Add pictures').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: PICTURE })
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Send' }).click()
    const picture = log.getByRole('link', { name: /^From Sam Okoro.*picture 1 of 1$/ }).locator('img')
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('a message written without a connection survives a reload and is sent once', async () => {
    await page.route('**/api/conversations/*/messages', (route) => route.abort())
    await page.getByLabel('Message', { exact: true }).fill('I am at the gate.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(mine.getByText('Not sent yet.')).toBeVisible()
    await page.reload()
    await expect(mine.getByText('I am at the gate.')).toBeVisible()
    await expect(mine.getByText('Not sent yet.')).toBeVisible()

    await page.unroute('**/api/conversations/*/messages')
    await expect(log.getByText('I am at the gate.')).toBeVisible()
    await expect(mine.getByText('Not sent yet.')).toBeHidden()
    await expect(mine.getByText('I am at the gate.')).toHaveCount(1)
  })
})
