import '../../apply/documents/documents.css'
import type { FormFields } from '@prangan/web/lib/use-submit-form.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DocumentRule } from '../../../contract/schemas/admission-sessions.ts'
import { DocumentSlot } from '../../apply/documents/document-slot.tsx'
import { createDocumentStore } from '../../apply/documents/document-store.ts'
import { useOwn } from '../api/own-application.ts'

/** A document is sent by itself: no form has an issue for it. */
const fields: Pick<FormFields<string>, 'error' | 'describe'> = {
  error: () => undefined,
  describe: (name, control) => ({ ...control, name }),
}

/** A document's slot, as the form's later steps have it. What is stored there changes the application. */
export function OwnSlot({ rule }: { rule: DocumentRule }) {
  const { access, show } = useOwn()
  const [store] = useState(() => createDocumentStore({ access, onStored: () => {} }))
  const documents = useSyncExternalStore(store.subscribe, store.read)
  useEffect(() => {
    let shown: unknown = null
    return store.subscribe(() => {
      const { own } = store.read()
      if (own && own !== shown) show(own)
      shown = own
    })
  }, [store, show])
  useEffect(() => store.close, [store])
  return <DocumentSlot rule={rule} documents={documents} store={store} fields={fields} />
}
