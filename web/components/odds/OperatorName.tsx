import { useApp } from '../../data/appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import { OperatorMark } from '../offers/OperatorMark.tsx';

interface OperatorNameProps {
  operator: string;
  /** The slug of the operator's name. */
  provider: string;
}

function useOperator(provider: string) {
  return useSettings()?.operators.find((each) => each.provider === provider);
}

/** An operator's small logo or initials. Decorative: the name is beside it. */
export function OperatorSign({ operator, provider }: OperatorNameProps) {
  const logo = useOperator(provider)?.logo ?? null;
  return <OperatorMark operator={{ name: operator, logo }} />;
}

export function OperatorName({ operator, provider }: OperatorNameProps) {
  const { t } = useApp();
  const review = useOperator(provider)?.reviewPage ?? null;
  return (
    <span className="odds-operator-name">
      <OperatorSign operator={operator} provider={provider} />
      {review === null ? (
        operator
      ) : (
        <a href={review} className="py-1 hover:underline" title={t('offers.reviewOf', { operator })}>
          {operator}
        </a>
      )}
    </span>
  );
}
