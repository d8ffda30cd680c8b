import { useEffect, useState } from 'react';

/**
 * What screen readers are told, once it has stood for a while: typing and a moving slider are left
 * in peace.
 * @param delay in milliseconds
 */
export function Announcement({ text, delay }: { text: string; delay: number }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return (
    <p role="status" className="sr-only">
      <span key={announcement}>{announcement}</span>
    </p>
  );
}
