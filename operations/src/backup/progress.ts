const everyMilliseconds = 200

export type Progress = { add: (count: number) => void; end: () => void }
export type StartProgress = (what: string, total?: number) => Progress

export const noProgress: StartProgress = () => ({ add: () => undefined, end: () => undefined })

/** Updates one line on a terminal; elsewhere prints a line when the step is done. */
export const showProgress: StartProgress = (what, total) => {
  const { stderr } = process
  const number = (value: number) => Math.round(value).toLocaleString('en-IN')
  let done = 0
  let shownAt = 0
  const line = () => `${what}: ${number(done)}${total === undefined ? '' : ` of ${number(total)}`}`
  return {
    add: (count) => {
      done += count
      if (!stderr.isTTY || performance.now() - shownAt < everyMilliseconds) return
      shownAt = performance.now()
      stderr.write(`\r\u001b[K${line()}`)
    },
    end: () => void stderr.write(`${stderr.isTTY ? '\r\u001b[K' : ''}${line()}\n`),
  }
}
