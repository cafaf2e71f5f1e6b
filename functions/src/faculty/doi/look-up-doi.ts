import type { Handler } from '../../http/handler.ts'
import { configuration } from '../../lib/configuration.ts'
import { Failure } from '../../lib/failure.ts'
import { doiIn } from './doi.ts'
import { fetchWork } from './fetch-work.ts'
import { toPublication } from './work-publication.ts'

/** Tells whether there is a service to ask, so that the form offers what it can do. */
export const readDoiLookUp: Handler<'readDoiLookUp'> = async () => ({
  isOn: configuration.doiServiceUrl() !== '',
})

/** Handles `lookUpDoi`. Nothing is stored: the teacher looks at what was found, and adds it by `addPublication`. */
export const lookUpDoi: Handler<'lookUpDoi'> = async ({ params }) => {
  const doi = doiIn(params.doi)
  if (!doi) throw new Failure('bad-doi')
  const service = configuration.doiServiceUrl()
  if (!service) throw new Failure('doi-off')
  return toPublication(await fetchWork(service, doi))
}
