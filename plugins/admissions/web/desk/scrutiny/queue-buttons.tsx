import { Button } from '@prangan/web/ui/button.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().scrutiny.queue

type QueueButtonsProps = {
  queue: { previous: string | undefined; next: string | undefined }
  onGo: (id: string | undefined) => void
}

export function QueueButtons({ queue, onGo }: QueueButtonsProps) {
  return (
    <>
      <Button
        look="quiet"
        size="small"
        isIdle={!queue.previous}
        aria-keyshortcuts="k"
        onClick={() => onGo(queue.previous)}
      >
        <ChevronLeft aria-hidden="true" size={18} />
        <span className="max-sm:sr-only">{texts().previous}</span>
      </Button>
      <Button
        look="quiet"
        size="small"
        isIdle={!queue.next}
        aria-keyshortcuts="j"
        onClick={() => onGo(queue.next)}
      >
        <span className="max-sm:sr-only">{texts().next}</span>
        <ChevronRight aria-hidden="true" size={18} />
      </Button>
    </>
  )
}
