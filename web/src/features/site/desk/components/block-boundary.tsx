import { Component, type ReactNode } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Message } from '../../../../ui/message.tsx'

type Props = { children: ReactNode }

/** Keeps a block whose form fails from taking the whole editor with it: it can still be moved and deleted. */
export class BlockBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <Message tone="error">{deskMessages().pageEditor.blocks.notEditable}</Message>
  }
}
