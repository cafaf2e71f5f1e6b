import { globSync } from 'node:fs'

/** A browser engine in which `npm run test:all` walks the journeys. */
type Engine = {
  name: string
  /** The paths at which each of its programs may be, the preferred first. */
  programs: Readonly<Record<string, readonly string[]>>
  /** How it is installed. */
  install: string
}

/** The engines of a browser test, by the name of their Playwright project. */
export const engines = {
  chromium: {
    name: 'Chromium',
    // On Linux it comes with `npm install`, in the package @sparticuz/chromium.
    programs: {
      browser:
        process.platform === 'linux'
          ? [process.execPath]
          : [
              '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
              '/Applications/Chromium.app/Contents/MacOS/Chromium',
            ],
    },
    install: 'npx playwright install chromium',
  },
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

/** The paths of an engine's programs on this machine; undefined if one is missing. */
export function findEngine<Id extends EngineId>(
  id: Id,
): Record<keyof (typeof engines)[Id]['programs'], string> | undefined {
  const { programs }: Engine = engines[id]
  const found = Object.entries(programs).map(([program, paths]) => [program, globSync([...paths])[0]])
  if (found.some(([, path]) => path === undefined)) return undefined
  return Object.fromEntries(found)
}
