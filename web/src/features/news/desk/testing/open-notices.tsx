import { documentPaths } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { type NoticeWire, noNotices } from '@prangan/contract/schemas/notices'
import { act } from '@testing-library/react'
import { firestore } from '../../../../testing/firestore.ts'
import { openScreen } from '../../../../testing/screen.tsx'
import { storedNotice } from '../../../../testing/stored.ts'
import { ViewNotices } from '../components/view-notices.tsx'

export const title = 'The library is open'
/** The stored notice, as the endpoint answers. */
export const item: NoticeWire = { Id: 'library', Title: title, Type: 'News', CreatedAt: '', Link: '' }
export const unreachable =
  'The server could not be reached. Please check your internet connection and try again.'

export const resetNotices = () =>
  firestore.put(documentPaths.currentNotices, { ...noNotices, staleAt: noEnd })

export const open = () => openScreen(<ViewNotices />, '/desk')

export const put = (given: Parameters<typeof storedNotice>[0] = {}) =>
  act(() => firestore.put(documentPaths.news('library'), storedNotice({ title, ...given })))
