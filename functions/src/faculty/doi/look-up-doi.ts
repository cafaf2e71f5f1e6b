import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { doiIn } from './doi.ts'
import { fetchWork } from './fetch-work.ts'
import { toPublication } from './work-publication.ts'

export const readDoiLookUp: Handler<'readDoiLookUp'> = async (_input, { configuration }) => ({
  isOn: configuration.doiServiceUrl() !== '',
})

/** Nothing is stored: the teacher checks the result and adds it with `addPublication`. */
export const lookUpDoi: Handler<'lookUpDoi'> = async ({ params }, { configuration }) => {
  const doi = doiIn(params.doi)
  if (!doi) throw new Failure('bad-doi')
  const service = configuration.doiServiceUrl()
  if (!service) throw new Failure('doi-off')
  return toPublication(await fetchWork(service, doi))
}
