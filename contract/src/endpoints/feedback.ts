import * as z from 'zod/mini'
import { FeedbackInputSchema } from '../schemas/feedback.ts'
import { endpoints } from './endpoint.ts'

export const feedbackEndpoints = endpoints({
  sendFeedback: {
    routes: ['POST /api/feedback'],
    summary: 'Stores what somebody thinks, and mails it to the office.',
    access: 'anyone',
    creates: true,
    isPublicForm: true,
    body: { format: 'json', input: FeedbackInputSchema },
    output: z.object({ message: z.string(), number: z.string() }),
    status: 201,
  },
})
