import { expect, test } from 'vitest'
import { examineEngines } from './engines.ts'

const missing = (sentences: readonly string[]) =>
  sentences.filter((sentence) => sentence.includes('There is no'))
const sentencesWith = (find: (paths: readonly string[]) => string | undefined, version = 153) =>
  examineEngines(find, () => version).map(({ sentence }) => sentence)

test('Who lacks an engine is told which, and how to install it', () => {
  expect(missing(sentencesWith(() => undefined))).toEqual([
    expect.stringMatching(/Firefox.*apt-get install firefox-esr/),
    expect.stringMatching(/WebKit.*apt-get install webkit2gtk-driver/),
  ])
  expect(missing(sentencesWith(([path]) => path))).toEqual([])
})

test('An engine of which one program is missing is missing', () => {
  const withoutDisplay = ([path = '']: readonly string[]) => (path.includes('Xvfb') ? undefined : path)
  expect(missing(sentencesWith(withoutDisplay))).toEqual([expect.stringContaining('WebKit')])
})

test('A Firefox that Playwright cannot launch is skipped, and the sentence names the version', () => {
  expect(missing(sentencesWith(([path]) => path, 140))).toEqual([
    expect.stringContaining('Firefox 153 or later'),
  ])
})

test('A machine that lacks an engine can run everything else', () => {
  const findings = examineEngines(() => undefined)
  expect(findings.every(({ isFine, isOptional }) => isFine || isOptional)).toBe(true)
})
