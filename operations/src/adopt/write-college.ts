import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '@prangan/contract/languages'
import type { Answers } from './answers.ts'

const template = join(import.meta.dirname, 'template')

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`

const listed = (items: readonly string[]): string => `[${items.join(', ')}]`

/** A line with a name in English, and a gap for the other languages of the site. */
const lineOf = (key: string, name: string, others: readonly string[]): string =>
  `${key}{ en: ${quoted(name)} },${others.length > 0 ? ` // [[${name} in ${others.join(', ')}]]` : ''}\n`

const entriesOf = (names: Readonly<Record<string, string>>, others: readonly string[]): string =>
  `{\n${Object.entries(names)
    .map(([key, name]) => lineOf(`${quoted(key)}: `, name, others))
    .join('')}}`

const itemsOf = (names: readonly string[], others: readonly string[]): string =>
  `[\n${names.map((name) => lineOf('', name, others)).join('')}]`

/** Returns the text of a name in place of each capitalised placeholder of the templates. */
function placeholders(answers: Answers): Readonly<Record<string, string>> {
  const { names, courses, faculties, phone, email } = answers
  const others = answers.languages.slice(1).map((language) => languages[language].name)
  const [course = '', other = ''] = Object.keys(courses)
  const [faculty = ''] = Object.keys(faculties)
  const digits = phone.replaceAll(/\D/g, '').replace(/^0/, '')
  return {
    COLLEGE_NAMES: `{ ${Object.entries(names)
      .map(([language, name]) => `${language}: ${quoted(name)}`)
      .join(', ')} }`,
    COLLEGE_NAME: names.en ?? '',
    SHORT_NAME: quoted(answers.shortName),
    SHORTCODE: answers.shortCode,
    LANGUAGES: listed(answers.languages.map(quoted)),
    ESTABLISHED: answers.established,
    WOMEN_ONLY: String(answers.womenOnly),
    PHONE_SHOWN: quoted(phone),
    PHONE_DIALLED: quoted(`+91${digits}`),
    EMAIL: quoted(email),
    DOMAIN: email.replace(/.*@/, ''),
    ADDRESS: quoted(answers.address),
    UNIVERSITY: quoted(answers.university),
    COURSES: entriesOf(courses, others),
    DEGREES: itemsOf(Object.values(courses), others),
    USUAL_DEGREE: quoted(Object.values(courses)[0] ?? ''),
    FACULTIES: entriesOf(faculties, others),
    DEPARTMENTS: itemsOf(Object.values(faculties), others),
    PLUGINS: listed(answers.plugins.map(quoted)),
    COURSE: course,
    OTHER: other,
    FACULTY: faculty,
  }
}

const placeholder = /\b[A-Z]+(?:_[A-Z]+)*\b/g

/** Matches a text in a language other than English, in an object that has the English one before it. */
const translation = /,\s*([a-z]{2}): (?:'(?:[^'\\\n]|\\.)*'|`[^`\n]*`)/g

const onlyIn = (chosen: readonly string[], text: string): string =>
  text.replaceAll(translation, (match, language) =>
    Object.hasOwn(languages, language) && !chosen.includes(language) ? '' : match,
  )

const fill = (text: string, values: Readonly<Record<string, string>>, chosen: readonly string[]): string =>
  onlyIn(chosen, text).replaceAll(placeholder, (name) => values[name] ?? name)

const states = join(import.meta.dirname, '../../../contract/src/states')

/** Returns the file that chooses the state's profile; for another state it is a copy of one, with its figures to be checked. */
function stateFile({ state, languages: chosen }: Answers): string {
  const about = "/** The categories, seats and examinations of the college's state. */"
  if (state !== 'other') {
    const name = state.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    return `import { ${name} } from '@prangan/contract/states/${state}'\n\n${about}\nexport const state = ${name}\n`
  }
  const copied = readFileSync(join(states, 'maharashtra.ts'), 'utf8')
    .replace("'./state-profile.ts'", "'@prangan/contract/states/state-profile'")
    .replace(
      /\/\*\*[\s\S]*?\*\//,
      '/** [[the law and the order of each figure below, which are those of Maharashtra, and the date]] */',
    )
    .replace('export const maharashtra', 'export const state')
    .replace(/name: \{ en: 'Maharashtra'.*/, "name: { en: '[[name of the state]]' },")
    .replace(
      /^ {2}(general|reserved|groups|weightage|exams|boards|officer|town): .*$/gm,
      (line, part) => `  // [[check: ${part}]]\n${line}`,
    )
  return `${about}\n${onlyIn(chosen, copied)}`
}

const coursePage = join('content', 'pages', 'course.ts')

/**
 * Writes a college with gaps (`[[…]]`) into a folder, whose other files stay. `npm run adopted` lists the gaps. The files want
 * to be formatted.
 */
export function writeCollege(answers: Answers, folder: string): void {
  const values = placeholders(answers)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('state.ts', stateFile(answers))
  for (const path of globSync('**/*.*', { cwd: template })) {
    const text = readFileSync(join(template, path), 'utf8')
    if (path !== coursePage) write(path, fill(text, values, answers.languages))
    else
      for (const course of Object.keys(answers.courses)) {
        const named = { ...values, COURSE: course }
        write(join('content', 'pages', `${course}.ts`), fill(text, named, answers.languages))
      }
  }
}
