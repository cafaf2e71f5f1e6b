import type { Listen } from '../../../lib/use-live.ts'

// biome-ignore lint/suspicious/noExplicitAny: each source passes its value to its own function only.
type Source = { load: () => Promise<Listen<any>> }

/** Listens to all of them, and reports every value with its source, once each has one. */
export const listenToAll =
  <One extends Source>(sources: readonly One[]) =>
  async (): Promise<Listen<(readonly [source: One, value: Value<One>])[]>> => {
    const listens = await Promise.all(sources.map(({ load }) => load()))
    return (name, next, failed) => {
      const found = new Map<number, readonly [One, Value<One>]>()
      const report = () => found.size === sources.length && next([...found.values()])
      report()
      const stops = sources.map((source, at) =>
        listens[at]?.(
          name,
          (value) => {
            found.set(at, [source, value])
            report()
          },
          failed,
        ),
      )
      return () => {
        for (const stop of stops) stop?.()
      }
    }
  }

type Value<One extends Source> = One extends { load: () => Promise<Listen<infer Found>> } ? Found : never
