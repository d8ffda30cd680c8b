import { useEffect, useState } from 'react';

/**
 * What screen readers are told, once it has stood for a while: typing and a moving slider are left
 * in peace.
 * @param delay in milliseconds
 */
export function useAnnouncement(text: string, delay: number): string {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return announcement;
}
