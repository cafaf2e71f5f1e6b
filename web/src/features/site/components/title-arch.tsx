import { ContentPicture } from './content-picture.tsx'

/** The college's drawing for an arch beside a page's title (`art:arch-<name>`); nothing if the college has none of this name. */
export const TitleArch = ({ name }: { name: 'board' | 'cap' | 'form' | 'lens' | 'list' }) => (
  <ContentPicture picture={`art:arch-${name}`} sizes="6rem" isDecorative />
)
