import '../home/home.css'
import { factsOf, fillFacts } from '@prangan/contract/content/fill-facts'
import { plainText } from '@prangan/contract/content/text-marks'
import { useLoaderData } from 'react-router-dom'
import { type HomeView, homeView, type LayoutSettings } from '../../lib/site-layout.ts'
import { language } from '../../messages/language.ts'
import { HomeContent } from '../home/home-content.tsx'
import { slidePicture, slideSizes } from '../home/slide-pictures.ts'
import type { PageMeta, PageModule } from '../page-module.ts'

/** Returns the home page's own site settings. */
export const loader: NonNullable<PageModule<HomeView>['loader']> = async (siteData) => {
  const settings = await siteData.settings()
  if (settings.status !== 'ready') throw new Error('The home page could not be loaded.')
  return homeView(settings.value)
}

export const followsSite = true

export const meta = ({ settings: { hero }, pictures }: HomeView, settings: LayoutSettings): PageMeta => {
  const first = slidePicture(hero.slides[0]?.picture ?? '', pictures)
  return {
    title: '',
    description: fillFacts(plainText(hero.text.text), factsOf(settings, language())),
    mainPicture: first && { picture: first.picture, sizes: slideSizes },
  }
}

export function Component() {
  return <HomeContent home={useLoaderData<HomeView>()} />
}
