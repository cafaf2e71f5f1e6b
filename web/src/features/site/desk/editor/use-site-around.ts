import { toSettings, versionAt } from '@prangan/contract/content/site-view'
import { settingsId } from '@prangan/contract/paths'
import type { SettingsBlock } from '@prangan/contract/schemas/site-settings'
import { useMemo } from 'react'
import { useLive } from '../../../../lib/use-live.ts'
import { versionName } from '../api/version-name.ts'
import type { EditedSite } from '../edited-site.ts'

const loadWatchers = () => import('../api/watch-page.ts')
const loadSite = async () => (await loadWatchers()).watchSite
const loadVersion = async () => (await loadWatchers()).watchVersion

export function useSiteAround(): EditedSite {
  const { live } = useLive(loadSite, 'site')
  const site = live.status === 'ready' ? live.value : null
  const published = site && versionAt(site.frame, new Date())
  const version = useLive(loadVersion, versionName(settingsId, published)).live
  const content = version.status === 'ready' ? version.value?.content : undefined
  const settings = useMemo(() => (content ? toSettings(content.blocks as SettingsBlock[]) : null), [content])
  return useMemo(() => ({ site, settings }), [site, settings])
}
