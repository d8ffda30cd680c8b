import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { compiledFolder } from '@/lib/content/compiled';

export const dynamic = 'force-dynamic';

/**
 * In development, says when the content was compiled anew and what is wrong with it: at once, and
 * after each save. The page reloads by it, or shows what is wrong.
 */
export function GET(request: Request): Response {
  const file = join(compiledFolder, 'change.json');
  const body = new ReadableStream<string>({
    start(controller) {
      const tell = () => controller.enqueue(`data: ${readFileSync(file, 'utf8')}\n\n`);
      tell();
      const watcher = watch(compiledFolder, (_event, name) => {
        if (name === 'change.json') tell();
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
