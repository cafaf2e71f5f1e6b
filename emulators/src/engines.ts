import { globSync } from 'node:fs'
import type { CheckResult } from './doctor.ts'

type Engine = {
  name: string
  programs: Readonly<Record<string, readonly string[]>>
  install: string
}

/** By the name of the Playwright project. `npm install` installs Chromium. */
export const engines = {
  firefox: {
    name: 'Firefox',
    programs: {
      browser: [
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ],
    },
    install: 'apt-get install firefox-esr',
  },
  webkit: {
    name: 'WebKit',
    programs: {
      browser: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser'],
      driver: ['/usr/bin/WebKitWebDriver'],
      display: ['/usr/bin/Xvfb'],
      focus: ['/usr/bin/xdotool'],
    },
    install: 'apt-get install webkit2gtk-driver xvfb xdotool',
  },
} as const satisfies Record<string, Engine>

export type EngineId = keyof typeof engines
const ids = Object.keys(engines) as EngineId[]

export function findEngine<Id extends EngineId>(
  id: Id,
  find: (paths: readonly string[]) => string | undefined = (paths) => globSync([...paths])[0],
): Record<keyof (typeof engines)[Id]['programs'], string> | undefined {
  const { programs }: Engine = engines[id]
  const found = Object.entries(programs).map(([program, paths]) => [program, find(paths)])
  return found.every(([, path]) => path) ? Object.fromEntries(found) : undefined
}

/** A missing engine is no failure: its tests are skipped. */
export function examineEngines(find?: Parameters<typeof findEngine>[1]): CheckResult[] {
  return [
    { isFine: true, sentence: 'Chromium, for the browser tests, came with `npm install`.' },
    ...ids.map((id): CheckResult => {
      const { name, install } = engines[id]
      return findEngine(id, find)
        ? { isFine: true, sentence: `${name} is there, for the journeys of \`npm run test:all\`.` }
        : {
            isFine: false,
            isOptional: true,
            sentence: `There is no ${name}, and \`npm run test:all\` skips its journeys: install it (Debian, Ubuntu: \`${install}\`).`,
          }
    }),
  ]
}
