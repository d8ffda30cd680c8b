import { watch } from 'node:fs';

export const dynamic = 'force-dynamic';

/** In development, says when a text or a picture beside it was saved: the page reloads by it. */
export function GET(request: Request): Response {
  const body = new ReadableStream<string>({
    start(controller) {
      const watcher = watch('content', { recursive: true }, (_event, file) => {
        if (file !== null && !file.endsWith('.ts')) controller.enqueue('data: saved\n\n');
      });
      request.signal.addEventListener('abort', () => {
        watcher.close();
        controller.close();
      });
    },
  });
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
}
