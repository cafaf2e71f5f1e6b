import { type SettingsView, viewSettings } from '@prangan/contract/content/site-view'
import type { SettingsBlock } from '@prangan/contract/schemas/site-settings'
import { type ComponentType, useCallback } from 'react'
import { useLazyModule } from '../../../../lib/use-lazy-module.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { language } from '../../../../messages/language.ts'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { useEditedSite } from '../edited-site.ts'
import { PreviewPane } from './preview-pane.tsx'
import { linkStyles } from './preview-screen.tsx'

/** The home page, which the desk provides: features do not import the app. */
export type HomeScreenModule = {
  HomeScreen: ComponentType<{ view: SettingsView }>
  styles: readonly string[]
}

type SettingsPreviewProps = {
  loadHomeScreen: () => Promise<HomeScreenModule>
  blocks: readonly SettingsBlock[]
}

export function SettingsPreview({ loadHomeScreen, blocks }: SettingsPreviewProps) {
  const { module, hasFailed, loadModule } = useLazyModule(loadHomeScreen, true)
  if (hasFailed)
    return <LoadFailure onRetry={loadModule}>{deskMessages().pageEditor.preview.notLoaded}</LoadFailure>
  return module && <LoadedPreview module={module} blocks={blocks} />
}

type LoadedPreviewProps = { module: HomeScreenModule; blocks: readonly SettingsBlock[] }

function LoadedPreview({ module: { HomeScreen, styles }, blocks }: LoadedPreviewProps) {
  const { site } = useEditedSite()
  const dress = useCallback(
    (inner: Document) => {
      for (const href of styles) linkStyles(inner, href)
    },
    [styles],
  )
  return (
    <PreviewPane dress={dress}>
      {site && <HomeScreen view={viewSettings(site, blocks, new Date(), language())} />}
    </PreviewPane>
  )
}
