import type { Relacionamento } from '@rateia/domain/grupos/enums';
import { RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { despachar } from '../../fluxo.ts';
import c from './escolha.module.css';

/** The relationships with the administrator that members must have; with none chosen, anybody may enter. */
export function EscolhaRelacionamentos({ escolhidos }: { readonly escolhidos: readonly Relacionamento[] }) {
  return (
    <fieldset className={c['grupo']}>
      <legend>Quem pode entrar</legend>
      <div className={c['chips']}>
        {Object.values(RELACIONAMENTO).map(({ id, rotulo }) => (
          <button
            key={id}
            type="button"
            aria-pressed={escolhidos.includes(id)}
            onClick={() => despachar({ tipo: 'alternarRelacionamento', relacionamento: id })}
          >
            {rotulo}
          </button>
        ))}
      </div>
      <p role="status">
        {escolhidos.length === 0
          ? 'Sem escolha, qualquer pessoa pode entrar. Confira o que o serviço permite.'
          : 'Quem entrar confirma que tem essa relação com você.'}
      </p>
    </fieldset>
  );
}
