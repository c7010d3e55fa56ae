import { readdirSync, readFileSync } from 'node:fs'
import { inWorkspace } from '../workspace/paths'
import { gradeOf, sentencesOf, wordsOf } from './readability'
import { textsOf } from './texts-of'

const FOLDERS = ['libs', 'apps']
/** Not read by anybody who uses the product: specs, examples of parts, the database's own refusals, settings. */
const NOT_READ =
  /\.(?:spec|stories|d)\.|\/testing[./]|\/gallery\/|node_modules|\/dist\/|libs\/api\/db\/|platform\/src\/settings\//
const IS_CODE =
  /^(?:select|insert|update|delete|with|create|and|or|from|where|order|join|case|on) |^U\+|[{}<>=_$\\]|::|\(\)|asin\(/i

export const MEDIAN_GRADE = 6
export const HIGHEST_GRADE = 10
/** A grade of fewer words says more about one long word than about the sentence. */
export const GRADED_WORDS = 8

export interface Sentence {
  text: string
  file: string
  grade: number
}

/** Every sentence of the product's screens, messages and papers, with the file it stands in. */
export const readSentences = (): Sentence[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(inWorkspace(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !NOT_READ.test(file))
    .flatMap((file) =>
      textsOf(file, readFileSync(inWorkspace(file), 'utf8'))
        .filter((text) => !IS_CODE.test(text))
        .flatMap(sentencesOf)
        .map((text) => ({ text, file, grade: gradeOf(text) })),
    )

/** The sentences that are graded one by one, the hardest first. */
export const gradedOf = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ text }) => wordsOf(text).length >= GRADED_WORDS).toSorted((a, b) => b.grade - a.grade)

export const medianGrade = (sentences: readonly Sentence[]): number =>
  sentences.map(({ grade }) => grade).toSorted((a, b) => a - b)[Math.floor(sentences.length / 2)] ?? 0

export const tooHard = (sentences: readonly Sentence[]): Sentence[] =>
  gradedOf(sentences).filter(({ grade }) => grade > HIGHEST_GRADE)
