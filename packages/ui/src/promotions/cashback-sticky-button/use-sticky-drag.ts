import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type StickyPlace, placeNearest, shiftInside } from './sticky-place.ts';

/** Pixels after which a press is a drag and no tap. */
const SLACK = 6;

interface Drag {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly box: DOMRect;
  moved: boolean;
}

function windowSize() {
  return { width: document.documentElement.clientWidth, height: window.innerHeight };
}

/**
 * Lets the element of a ref be dragged by what takes the handlers, and tells the place it was let go
 * at. A press that drags is no click.
 */
export function useStickyDrag(
  element: RefObject<HTMLElement | null>,
  onPlace: (place: StickyPlace) => void,
) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  function letGo(): DOMRect | null {
    const dragged = drag.current?.moved ? element.current : null;
    drag.current = null;
    if (!dragged) return null;
    const box = dragged.getBoundingClientRect();
    dragged.style.translate = '';
    return box;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (event.button !== 0 || !element.current) return;
      const box = element.current.getBoundingClientRect();
      drag.current = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        box,
        moved: false,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now || event.pointerId !== now.pointer || !element.current) return;
      const by = { x: event.clientX - now.x, y: event.clientY - now.y };
      if (!now.moved && Math.hypot(by.x, by.y) < SLACK) return;
      // Captured only now, so that a tap stays a click of the link.
      if (!now.moved) event.currentTarget.setPointerCapture(event.pointerId);
      now.moved = true;
      const shift = shiftInside(by, now.box, windowSize());
      element.current.style.translate = `${shift.x}px ${shift.y}px`;
    },
    onPointerUp() {
      const box = letGo();
      if (!box) return;
      wasDragged.current = true;
      onPlace(placeNearest(box, windowSize()));
    },
    onPointerCancel() {
      letGo();
    },
    onClick(event: MouseEvent<HTMLElement>) {
      if (wasDragged.current) event.preventDefault();
      wasDragged.current = false;
    },
  };
}
