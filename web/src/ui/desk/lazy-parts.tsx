import type { ComponentType } from 'react'
import { useLazyModule } from '../../lib/use-lazy-module.ts'

type Load = () => Promise<{ Part: ComponentType }>

/** Shows parts once their code is loaded. One that cannot be loaded is left out, and everything else works. */
export const LazyParts = ({ parts }: { parts: readonly Load[] }) =>
  // The parts and their order never change.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
  parts.map((load, at) => <LazyPart key={at} load={load} />)

function LazyPart({ load }: { load: Load }) {
  const { module } = useLazyModule(load, true)
  return module && <module.Part />
}
