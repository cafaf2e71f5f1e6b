import { languages } from '@prangan/contract/languages'
import { missingCollegeTexts, missingTexts } from './missing-texts.ts'

/*
 * `npm run check:language <code>`: how many texts of the product and of the college a language lacks, by
 * file, and which with `--names`. They are shown in English. People's names may stay as they are.
 */
const [language = '', ...options] = process.argv.slice(2)
if (!Object.hasOwn(languages, language)) {
  console.error(`Usage: npm run check:language -- <${Object.keys(languages).join(' | ')}> [--names]`)
  process.exit(1)
}

const files = [...(await missingTexts(language)), ...(await missingCollegeTexts(language))]
for (const { file, texts, missing } of files.toSorted((one, other) => (one.file < other.file ? -1 : 1))) {
  if (missing.length === 0) continue
  console.log(`${String(missing.length).padStart(5)} of ${String(texts).padStart(4)}  ${file}`)
  if (options.includes('--names')) for (const name of missing) console.log(`${''.padStart(15)}${name}`)
}
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
const lacking = sum(files.map(({ missing }) => missing.length))
console.log(
  `${String(lacking).padStart(5)} of ${String(sum(files.map(({ texts }) => texts))).padStart(4)}  texts are missing.`,
)
