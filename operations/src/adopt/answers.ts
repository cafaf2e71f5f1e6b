import { departmentSlug } from '@prangan/contract/departments'
import { type Language, languages } from '@prangan/contract/languages'
import { Problem } from '@prangan/emulators/src/problem.ts'
import type { Question } from '../context.ts'

/** What a new college's folder is written from. */
export type Answers = {
  /** By language; the English one is always there. */
  names: Readonly<Record<string, string>>
  shortName: string
  shortCode: string
  established: string
  womenOnly: boolean
  languages: readonly Language[]
  /** A file of contract/src/states, or 'other'. */
  state: string
  address: string
  phone: string
  email: string
  university: string
  /** English names by what the address of their page says. */
  faculties: Readonly<Record<string, string>>
  courses: Readonly<Record<string, string>>
  plugins: readonly string[]
}

type Ask = (question: Question) => Promise<string>

/** Asks until the answer fits. An answer from an environment variable that doesn't fit is a `Problem`. */
async function askFor<Answer>(
  ask: Ask,
  question: Question,
  read: (answer: string) => Answer | undefined,
  hint: string,
): Promise<Answer> {
  for (;;) {
    const answer = read(await ask(question))
    if (answer !== undefined) return answer
    if (process.env[question.variable]) throw new Problem(`${question.variable}: ${hint}`)
    process.stderr.write(`${hint}\n`)
  }
}

const matching = (pattern: RegExp) => (answer: string) => (pattern.test(answer) ? answer : undefined)
const anything = matching(/./)

const listOf = (answer: string): string[] =>
  answer
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name)

function readLanguages(answer: string): Language[] | undefined {
  const chosen = listOf(answer)
  return chosen[0] === 'en' && chosen.every(isLanguage) ? chosen : undefined
}

/** Reads 'ba: Bachelor of Arts, bsc: Bachelor of Science'. */
function readCourses(answer: string): Record<string, string> | undefined {
  const courses = listOf(answer).map((item) => /^([a-z][a-z0-9]*)\s*:\s*(.+)$/.exec(item))
  if (courses.length < 2) return undefined
  const named = courses.flatMap((course) => (course ? [[course[1] ?? '', course[2] ?? '']] : []))
  return named.length === courses.length ? Object.fromEntries(named) : undefined
}

function readFaculties(answer: string): Record<string, string> | undefined {
  const names = listOf(answer).map((name) => name.replace(/^Faculty of /i, ''))
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map((name) => [departmentSlug(name), `Faculty of ${name}`]))
}

/** What the product has to choose from. */
export type Choices = { plugins: readonly string[]; states: readonly string[] }

/** Asks a dozen questions. */
export async function askAll(ask: Ask, { plugins, states }: Choices): Promise<Answers> {
  const line = (variable: string, text: string, usual?: string) =>
    askFor(ask, { text, variable, ...(usual && { usual }) }, anything, 'Please type something.')

  const name = await line('ADOPT_NAME', 'Name of the college in English')
  const chosen = await askFor(
    ask,
    {
      text: `Languages of the site, English first (${Object.keys(languages).join(', ')})`,
      variable: 'ADOPT_LANGUAGES',
      usual: 'en,hi',
    },
    readLanguages,
    'English comes first, then others of the list, with commas between: en,hi',
  )
  const names: Record<string, string> = { en: name }
  for (const language of chosen.slice(1)) {
    names[language] = await line(
      `ADOPT_NAME_${language.toUpperCase()}`,
      `Name of the college in ${languages[language].name}`,
    )
  }
  return {
    names,
    languages: chosen,
    shortName: await line('ADOPT_SHORT_NAME', 'Short name, for the icon on a phone', name.split(' ')[0]),
    shortCode: await askFor(
      ask,
      { text: 'Code of two to five capitals, for application numbers', variable: 'ADOPT_SHORT_CODE' },
      matching(/^[A-Z]{2,5}$/),
      'Two to five capital letters: SDC',
    ),
    established: await askFor(
      ask,
      { text: 'Year in which the college was founded', variable: 'ADOPT_ESTABLISHED' },
      matching(/^(18|19|20)\d\d$/),
      'A year with four digits: 1970',
    ),
    womenOnly: await askFor(
      ask,
      { text: "A women's college (yes, no)", variable: 'ADOPT_WOMEN_ONLY', usual: 'no' },
      (answer) => ({ yes: true, no: false })[answer],
      'yes or no',
    ),
    state: await askFor(
      ask,
      { text: `State (${states.join(', ')}, or other)`, variable: 'ADOPT_STATE', usual: 'uttar-pradesh' },
      (answer) => [...states, 'other'].find((key) => key === answer),
      `One of ${states.join(', ')}, or other.`,
    ),
    address: await line('ADOPT_ADDRESS', 'Postal address in one line, with PIN code'),
    phone: await askFor(
      ask,
      { text: 'Telephone, with the code of the town', variable: 'ADOPT_PHONE' },
      matching(/^0?\d[\d -]{8,12}\d$/),
      'Ten digits, with 0 before them if you like: 02999-555030',
    ),
    email: await askFor(
      ask,
      { text: 'E-mail address of the office', variable: 'ADOPT_EMAIL' },
      matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
      'An address such as office@college.example',
    ),
    university: await askFor(
      ask,
      { text: "Address of the university's site", variable: 'ADOPT_UNIVERSITY' },
      matching(/^https:\/\/\S+$/),
      'An address that begins with https://',
    ),
    faculties: await askFor(
      ask,
      { text: 'Faculties, with commas between (Arts, Science)', variable: 'ADOPT_FACULTIES' },
      readFaculties,
      'At least one: Arts, Science',
    ),
    courses: await askFor(
      ask,
      {
        text: 'Courses with the address of their page (ba: Bachelor of Arts, bsc: Bachelor of Science)',
        variable: 'ADOPT_COURSES',
      },
      readCourses,
      'At least two, each with its address in small letters and its name: ba: Bachelor of Arts, bsc: Bachelor of Science',
    ),
    plugins: await askFor(
      ask,
      {
        text: `Plugins (${plugins.join(', ')}, or none)`,
        variable: 'ADOPT_PLUGINS',
        usual: plugins.join(','),
      },
      (answer) => {
        const on = answer === 'none' ? [] : listOf(answer)
        return on.every((each) => plugins.includes(each)) ? on : undefined
      },
      `Some of ${plugins.join(', ')}, or none.`,
    ),
  }
}
