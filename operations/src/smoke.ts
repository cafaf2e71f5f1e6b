import { randomBytes } from 'node:crypto'
import { facultyNames, facultyPath } from '@prangan/contract/departments'
import { otherLanguages, pathIn } from '@prangan/contract/languages'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

type Probe = {
  what: string
  path: string
  body?: object
  isRight: (answer: Answer) => boolean
}
type Answer = { status: number; headers: Headers; text: string }

const isJson = ({ headers }: Answer) => headers.get('content-type')?.includes('application/json') === true
const isPage = ({ status, text }: Answer) => status === 200 && text.includes('</html>')

const scriptIn = (home: string) => /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? '/assets/none.js'

/** Together the probes need Hosting, both functions, Firestore, the Auth service and the functions' settings. */
function probes(home: string): Probe[] {
  return [
    ...otherLanguages.map((language) => ({
      what: `the home page in ${languageNames.of(language)}`,
      path: pathIn(language, '/'),
      isRight: (answer: Answer) => isPage(answer) && answer.text.includes(`lang="${language}"`),
    })),
    ...facultyNames
      .slice(0, 1)
      .map((name) => ({ what: 'the faculty', path: facultyPath(name), isRight: isPage })),
    { what: 'the sign-in page', path: '/login', isRight: isPage },
    { what: 'an unknown page', path: '/smoke-no-such-page', isRight: ({ status }) => status === 404 },
    {
      what: 'the sitemap',
      path: '/sitemap.xml',
      isRight: ({ status, text }) => status === 200 && text.includes('<urlset'),
    },
    {
      what: 'the script of the home page',
      path: scriptIn(home),
      isRight: ({ status, headers }) =>
        status === 200 && headers.get('cache-control')?.includes('immutable') === true,
    },
    {
      what: 'the notices',
      path: '/news',
      isRight: (answer) => answer.status === 200 && isJson(answer),
    },
    {
      what: 'the health of Firestore, Auth and Storage',
      path: '/api/health',
      isRight: (answer) => answer.status === 200 && isJson(answer),
    },
    {
      what: 'a sign-in that has to fail',
      path: '/auth/login_auth',
      body: { uname: `smoke-${randomBytes(6).toString('hex')}@invalid.test`, psw: 'no-such-password' },
      isRight: (answer) => answer.status === 401 && isJson(answer),
    },
  ]
}

async function request(origin: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function examine(origin: string, { what, path, body, isRight }: Probe): Promise<string | undefined> {
  try {
    const answer = await request(origin, path, body)
    return isRight(answer)
      ? undefined
      : `${what} (${path}) answers ${answer.status}, or something else than it should`
  } catch (error) {
    return `${what} (${path}) does not answer: ${(error as Error).message}`
  }
}

export async function smoke(origin: string): Promise<string[]> {
  const home = await request(origin, '/').catch(
    (error: Error): Answer => ({ status: 0, headers: new Headers(), text: error.message }),
  )
  const ofHome = isPage(home)
    ? undefined
    : `the home page (/) answers ${home.status || `nothing: ${home.text}`}`
  const others = await Promise.all(probes(home.text).map((probe) => examine(origin, probe)))
  return [ofHome, ...others].filter((phrase) => phrase !== undefined)
}
