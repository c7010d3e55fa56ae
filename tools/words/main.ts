import { GRADED_WORDS, gradedOf, HIGHEST_GRADE, MEDIAN_GRADE, medianGrade, readSentences, tooHard } from './sentences'

const sentences = readSentences()
const hard = tooHard(sentences)
const median = medianGrade(sentences)

if (process.argv.includes('--all')) for (const { text, file } of sentences) console.log(`${file}\t${text}`)
else for (const { text, file, grade } of hard) console.log(`${grade.toFixed(1)}  ${file}\n      ${text}`)
console.log(
  `${sentences.length} sentences; median grade ${median.toFixed(1)} (at most ${MEDIAN_GRADE}); ` +
    `${hard.length} of ${gradedOf(sentences).length} with ${GRADED_WORDS} words or more above grade ${HIGHEST_GRADE}.`,
)
process.exitCode = median <= MEDIAN_GRADE && hard.length === 0 ? 0 : 1
