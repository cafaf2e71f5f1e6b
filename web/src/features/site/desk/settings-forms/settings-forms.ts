import type { SettingsKind } from '@prangan/contract/schemas/site-settings'
import {
  BookOpen,
  GalleryHorizontal,
  Gauge,
  GraduationCap,
  IdCard,
  LayoutPanelTop,
  Megaphone,
  Menu,
  PanelBottom,
  Phone,
  Search,
  Signpost,
  Tags,
  Users,
} from 'lucide-react'
import { deskMessages } from '../../../../messages/desk.ts'
import type { SettingsRow } from '../block-forms/block-form.ts'
import { CoursesForm, LeadersForm } from './card-forms.tsx'
import { CategoriesForm } from './categories-form.tsx'
import { ContactForm } from './contact-form.tsx'
import { FiguresForm } from './figures-form.tsx'
import { AboutForm, HeroForm, ServicesForm } from './home-forms.tsx'
import { MenusForm } from './menus-form.tsx'
import { OfficesForm } from './offices-form.tsx'
import { SearchForm } from './search-form.tsx'
import { FooterForm, PopupForm, TickerForm } from './small-forms.tsx'

const kinds = () => deskMessages().settingsForms.kinds

export const settingsForms = (): { readonly [Kind in SettingsKind]: SettingsRow<Kind> } => ({
  contact: {
    ...kinds().contact,
    icon: Phone,
    Form: ContactForm,
  },
  figures: {
    ...kinds().figures,
    icon: Gauge,
    Form: FiguresForm,
  },
  offices: {
    ...kinds().offices,
    icon: IdCard,
    Form: OfficesForm,
  },
  categories: {
    ...kinds().categories,
    icon: Tags,
    Form: CategoriesForm,
  },
  menus: {
    ...kinds().menus,
    icon: Menu,
    Form: MenusForm,
  },
  footer: {
    ...kinds().footer,
    icon: PanelBottom,
    Form: FooterForm,
  },
  ticker: {
    ...kinds().ticker,
    icon: Megaphone,
    Form: TickerForm,
  },
  popup: {
    ...kinds().popup,
    icon: LayoutPanelTop,
    Form: PopupForm,
  },
  hero: {
    ...kinds().hero,
    icon: GalleryHorizontal,
    Form: HeroForm,
  },
  leaders: {
    ...kinds().leaders,
    icon: Users,
    Form: LeadersForm,
  },
  about: {
    ...kinds().about,
    icon: BookOpen,
    Form: AboutForm,
  },
  services: {
    ...kinds().services,
    icon: Signpost,
    Form: ServicesForm,
  },
  courses: {
    ...kinds().courses,
    icon: GraduationCap,
    Form: CoursesForm,
  },
  search: {
    ...kinds().search,
    icon: Search,
    Form: SearchForm,
  },
})
