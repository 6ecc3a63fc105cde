import { useApp } from '../../appContext.ts';
import { useSettings } from '../../data/useSettings.ts';

interface OperatorNameProps {
  operator: string;
  /** Slug of the name. */
  provider: string;
}

/** An operator's name, which leads to our editors' review where there is one. */
export function OperatorName({ operator, provider }: OperatorNameProps) {
  const { t } = useApp();
  const review = useSettings()?.operators.find((each) => each.provider === provider)?.reviewPage ?? null;
  if (review === null) return operator;
  return (
    <a
      href={review}
      className="inline-flex min-h-6 items-center hover:underline"
      title={t('offers.reviewOf', { operator })}
    >
      {operator}
    </a>
  );
}
