import type { Loaded } from '@prangan/contract/site-data'
import { data } from 'react-router-dom'

/** Returns a loader's data, with status 404 if there is nothing at the address. */
export const foundOr404 = <Value>(loaded: Loaded<Value | null>) =>
  data(loaded, { status: loaded.status === 'ready' && !loaded.value ? 404 : 200 })
