import { readdirSync, readFileSync } from 'node:fs'
import { inWorkspace } from '../workspace/paths'
import { gradeOf, sentencesOf, wordsOf } from './readability'
import { textsOf } from './texts-of'

const FOLDERS = ['libs', 'apps']
/** Not read by anybody who uses the product: specs, examples of parts, summaries of endpoints, SQL, programs. */
const NOT_READ = /\.(?:spec|stories|d)\.|\/testing\/|\/gallery\/|node_modules|\/dist\//
const IS_CODE =
  /^(?:select|insert|update|delete|with|create|and|or|from|where|order|join|case|on) |[{}<>=_$\\]|::|\(\)/i

const MEDIAN_GRADE = 6
const HIGHEST_GRADE = 10
/** A grade of fewer words says more about one long word than about the sentence. */
const GRADED_WORDS = 8

interface Sentence {
  text: string
  file: string
  grade: number
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(inWorkspace(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\/src\/.*\.tsx?$/.test(file) && !NOT_READ.test(file))
const sentences: Sentence[] = files.flatMap((file) =>
  textsOf(file, readFileSync(inWorkspace(file), 'utf8'))
    .filter((text) => !IS_CODE.test(text))
    .flatMap(sentencesOf)
    .map((text) => ({ text, file, grade: gradeOf(text) })),
)
const graded = sentences
  .filter(({ text }) => wordsOf(text).length >= GRADED_WORDS)
  .toSorted((a, b) => b.grade - a.grade)
const median = sentences.map(({ grade }) => grade).toSorted((a, b) => a - b)[Math.floor(sentences.length / 2)] ?? 0
const hard = graded.filter(({ grade }) => grade > HIGHEST_GRADE)

if (process.argv.includes('--all')) for (const { text, file } of sentences) console.log(`${file}\t${text}`)
else for (const { text, file, grade } of hard) console.log(`${grade.toFixed(1)}  ${file}\n      ${text}`)
console.log(
  `${sentences.length} sentences; median grade ${median.toFixed(1)} (at most ${MEDIAN_GRADE}); ` +
    `${hard.length} of ${graded.length} with ${GRADED_WORDS} words or more above grade ${HIGHEST_GRADE}.`,
)
process.exitCode = median <= MEDIAN_GRADE && hard.length === 0 ? 0 : 1
