import { statusLabel, statusTone } from '../src/features/admissions/desk/application-labels.ts'
import { ListSkeleton } from '../src/features/news/components/list-skeleton.tsx'
import { Badge, type BadgeTone } from '../src/ui/badge.tsx'
import { DraftNote } from '../src/ui/desk/draft-note.tsx'
import { EditConflictPanel } from '../src/ui/desk/edit-conflict.tsx'
import { SectionLoading } from '../src/ui/desk/section-loading.tsx'
import { EmptyState } from '../src/ui/empty-state.tsx'
import { Progress } from '../src/ui/forms/progress.tsx'
import { LoadFailure } from '../src/ui/load-failure.tsx'
import { Message } from '../src/ui/message.tsx'
import { PdfTag } from '../src/ui/pdf-tag.tsx'
import { Tag } from '../src/ui/tag.tsx'
import { samples } from './samples.ts'
import { Group, State, States } from './shown.tsx'

const tones: readonly BadgeTone[] = ['plain', 'indigo', 'marigold', 'success', 'danger']

export function Statuses() {
  const { type, file } = samples()
  return (
    <Group title="Badges and tags">
      <div className="row">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {type}
          </Badge>
        ))}
        {['new', 'in review', 'accepted', 'rejected'].map((status) => (
          <Badge key={status} tone={statusTone(status)}>
            {statusLabel(status)}
          </Badge>
        ))}
      </div>
      <p>
        {file}
        <PdfTag bytes={184_000} />
        <Tag>{type}</Tag>
      </p>
    </Group>
  )
}

export function Results() {
  const text = samples()
  const ignore = () => {}
  return (
    <Group title="Messages, loading, empty, offline">
      <States>
        <Message tone="info">{text.told}</Message>
        <Message tone="success">{text.done}</Message>
        <Message tone="error">{text.failed}</Message>
        <DraftNote draft={{ isRestored: true, hasConflict: true }} />
        <LoadFailure onRetry={ignore} reason="offline">
          {text.failed}
        </LoadFailure>
        <EditConflictPanel
          what={text.nouns[0]}
          gone={text.failed}
          conflict={{
            changes: [
              {
                ...{ name: 'title', label: text.columns[0] ?? '', now: text.rows[0] ?? '', isDirty: true },
                ...{ mine: text.rows[1] ?? '', kept: undefined },
              },
            ],
            isGone: false,
            takeTheirs: ignore,
            choose: ignore,
          }}
        />
        <EmptyState>{text.empty}</EmptyState>
        <SectionLoading />
        <ListSkeleton />
        <State name="progress: 0, 40 and 100 %">
          {[0, 0.4, 1].map((value) => (
            <Progress key={value} label={text.busy} value={value} />
          ))}
        </State>
      </States>
    </Group>
  )
}
