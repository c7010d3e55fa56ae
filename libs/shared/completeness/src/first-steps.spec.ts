import { companyLinks, seekerLinks } from '@s4/links'
import { describe, expect, it } from 'vitest'
import { missingForCompany } from './company-profile'
import { stepsToApply, stepsToFirstJob } from './first-steps'
import { missingForSeeker } from './seeker-profile'

const details = { fullname: 'Ada Okafor', shortBio: 'Doors.', address: [{}] }
const company = {
  companyName: 'Dockside Doors',
  companyContact: '07700 900982',
  companyEmail: 'a@dockside.example',
  address: '1 Dock Road',
  bio: 'Doors.',
  manager: { managerName: 'Mo', managerEmail: 'a@dockside.example', managerPhone: '07700 900982' },
}

describe('a worker without', () => {
  it.each([
    ['anything', null, 0, seekerLinks.editPersonalDetails],
    ['one of the details', { ...details, shortBio: ' ', experiences: [{}] }, 1, seekerLinks.editPersonalDetails],
    ['experience and education', details, 1, seekerLinks.editExperience],
    ['education', { ...details, experiences: [{}] }, 2, seekerLinks.editEducation],
    ['nothing missing', { ...details, experiences: [{}], educationRecords: [{}] }, 3, undefined],
  ])('%s has one next step', (_name, profile, done, path) => {
    const run = stepsToApply(missingForSeeker(profile))

    expect([run.done, run.total, run.next?.path]).toEqual([done, 3, path])
  })
})

describe('a company', () => {
  it.each([
    ['that is new sets itself up', null, 'Set up your company', companyLinks.editProfile],
    [
      'without a manager adds one',
      { ...company, manager: null },
      'Complete your company profile',
      companyLinks.editManager,
    ],
    ['that is complete posts a job', company, 'Post your first job', companyLinks.postJob],
  ])('%s', (_name, profile, title, path) => {
    expect(stepsToFirstJob(missingForCompany(profile)).next).toMatchObject({ title, path })
  })
})
