import { localized } from '@prangan/contract/localized'
import type { Block, BlockKind, BlockOf } from '@prangan/contract/schemas/blocks'
import type { SettingsBlock } from '@prangan/contract/schemas/site-settings'
import {
  AlignLeft,
  CircleHelp,
  FileText,
  Gauge,
  Image,
  Images,
  Link2,
  List,
  type LucideIcon,
  MapPin,
  MousePointerClick,
  PenLine,
  Play,
  StickyNote,
  Table2,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { deskMessages } from '../../../messages/desk.ts'
import type { BlockFormProps } from './block-forms/block-form.ts'
import { FactsForm, FaqForm } from './block-forms/fact-forms.tsx'
import { ActionsForm, DocumentsForm, LinksForm } from './block-forms/link-forms.tsx'
import { MapForm } from './block-forms/map-form.tsx'
import { PeopleForm, SignatureForm } from './block-forms/people-forms.tsx'
import { GalleryForm, PictureForm, VideoForm } from './block-forms/picture-forms.tsx'
import { TableForm } from './block-forms/table-form.tsx'
import { ListForm, TextForm } from './block-forms/text-forms.tsx'
import { settingsForms } from './settings-forms/settings-forms.ts'

const kinds = () => deskMessages().blockForms.kinds

type Blank<Kind extends BlockKind> = Omit<BlockOf<Kind>, 'id' | 'kind'>

/** A kind of block: what people call it, what it is for, what a new one holds, and its form. */
type BlockRow<Kind extends BlockKind> = {
  label: string
  purpose: string
  icon: LucideIcon
  blank: () => Blank<Kind>
  Form: ComponentType<BlockFormProps<BlockOf<Kind>>>
}

export const pageBlocks = (): { readonly [Kind in BlockKind]: BlockRow<Kind> } => ({
  text: {
    ...kinds().text,
    icon: AlignLeft,
    blank: () => ({ paragraphs: [localized()] }),
    Form: TextForm,
  },
  list: {
    ...kinds().list,
    icon: List,
    blank: () => ({ items: [localized()] }),
    Form: ListForm,
  },
  table: {
    ...kinds().table,
    icon: Table2,
    blank: () => ({
      caption: localized(),
      columns: [localized(), localized()],
      rows: [{ cells: [localized(), localized()] }],
    }),
    Form: TableForm,
  },
  facts: {
    ...kinds().facts,
    icon: Gauge,
    blank: () => ({ facts: [{ name: localized(), value: localized() }] }),
    Form: FactsForm,
  },
  notice: {
    ...kinds().notice,
    icon: StickyNote,
    blank: () => ({ paragraphs: [localized()] }),
    Form: TextForm,
  },
  links: {
    ...kinds().links,
    icon: Link2,
    blank: () => ({ links: [{ text: localized(), href: '' }] }),
    Form: LinksForm,
  },
  actions: {
    ...kinds().actions,
    icon: MousePointerClick,
    blank: () => ({ links: [{ text: localized(), href: '' }] }),
    Form: ActionsForm,
  },
  documents: {
    ...kinds().documents,
    icon: FileText,
    blank: () => ({ documents: [{ document: '' }] }),
    Form: DocumentsForm,
  },
  picture: {
    ...kinds().picture,
    icon: Image,
    blank: () => ({ picture: '' }),
    Form: PictureForm,
  },
  gallery: {
    ...kinds().gallery,
    icon: Images,
    blank: () => ({ pictures: [{ picture: '' }] }),
    Form: GalleryForm,
  },
  people: {
    ...kinds().people,
    icon: Users,
    blank: () => ({ people: [{ name: localized() }] }),
    Form: PeopleForm,
  },
  faq: {
    ...kinds().faq,
    icon: CircleHelp,
    blank: () => ({ questions: [{ question: localized(), answer: [localized()] }] }),
    Form: FaqForm,
  },
  video: {
    ...kinds().video,
    icon: Play,
    blank: () => ({ href: '', title: localized() }),
    Form: VideoForm,
  },
  map: {
    ...kinds().map,
    icon: MapPin,
    blank: () => ({ place: localized(), latitude: 0, longitude: 0 }),
    Form: MapForm,
  },
  signature: {
    ...kinds().signature,
    icon: PenLine,
    blank: () => ({ person: '' }),
    Form: SignatureForm,
  },
})

export type ShownKind = Pick<BlockRow<'text'>, 'label' | 'purpose' | 'icon'> & {
  Form: ComponentType<BlockFormProps<never>>
}

const allBlocks = () =>
  ({ ...pageBlocks(), ...settingsForms() }) as unknown as Readonly<Record<string, ShownKind>>

export const rowOf = ({ kind }: Block | SettingsBlock): ShownKind => allBlocks()[kind] as ShownKind

export const newBlock = (kind: BlockKind): Block =>
  ({ id: crypto.randomUUID(), kind, ...pageBlocks()[kind].blank() }) as Block
