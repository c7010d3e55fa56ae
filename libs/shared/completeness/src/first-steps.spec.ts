import { companyLinks, seekerLinks, shellLinks } from '@s4/links'
import { describe, expect, it } from 'vitest'
import { missingForCompany } from './company-profile'
import { stepsToFirstJob, stepsToWork } from './first-steps'
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

const papers = { emailVerified: true, dateOfBirth: true, rightToWork: true, siaLicence: true, bankAccount: true }
const complete = { ...details, experiences: [{}], educationRecords: [{}] }

describe('a worker without', () => {
  it.each([
    ['anything', null, { ...papers, dateOfBirth: false, bankAccount: false }, 3, seekerLinks.editPersonalDetails],
    ['one of the details', { ...complete, shortBio: ' ' }, papers, 7, seekerLinks.editPersonalDetails],
    ['experience and education', details, papers, 6, seekerLinks.editExperience],
    ['education', { ...details, experiences: [{}] }, papers, 7, seekerLinks.editEducation],
    [
      'right to work and licence',
      complete,
      { ...papers, rightToWork: false, siaLicence: false },
      6,
      '/edit-right-to-work',
    ],
    ['a licence', complete, { ...papers, siaLicence: false }, 7, '/edit-license?record=new'],
    ['nothing missing', complete, papers, 8, undefined],
  ])('%s has one next step', (_name, profile, given, done, path) => {
    const run = stepsToWork(missingForSeeker(profile), given)

    expect([run.done, run.total, run.next?.path]).toEqual([done, 8, path])
    expect(run.left).toHaveLength(8 - done)
  })
})

it('a worker cannot apply before their email address is verified', () => {
  const run = stepsToWork(missingForSeeker(complete), { ...papers, emailVerified: false, bankAccount: false })

  expect(run.left.map(({ path, before }) => [path, before])).toEqual([
    [shellLinks.verifyEmail, 'applying'],
    [seekerLinks.bankAccount, 'accepting'],
  ])
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
    ['that is complete agrees how invoices are made', company, 'Agree how invoices are made', companyLinks.agreements],
  ])('%s', (_name, profile, title, path) => {
    expect(stepsToFirstJob(missingForCompany(profile)).next).toMatchObject({ title, path })
  })

  it('reads what comes after the step it is at', () => {
    expect(stepsToFirstJob(missingForCompany(null)).after.map(({ title }) => title)).toEqual([
      'Agree how invoices are made',
      'Post your first job',
    ])
  })

  it.each([
    ['agreed', { done: 2, total: 3 }],
    [null, { done: 1, total: 2 }],
  ] as const)('posts its first job where the terms are %s', (terms, counts) => {
    const post = { title: 'Post your first job', path: companyLinks.postJob }
    expect(stepsToFirstJob(missingForCompany(company), terms)).toMatchObject({ ...counts, next: post })
  })
})
