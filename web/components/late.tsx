import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is loaded when it is first shown. Until then, and where the code can't be had, it shows nothing:
 * for what a visitor rarely asks for.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Late(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component !== null) return;
      load().then(
        (component) => {
          loaded = component;
          setComponent(() => component);
        },
        () => undefined,
      );
    }, [Component]);
    return Component === null ? null : <Component {...props} />;
  };
}
