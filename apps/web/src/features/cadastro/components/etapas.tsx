import { Cartao } from '../../../ui/base/cartao.tsx';
import { Passos } from '../../../ui/fluxo/passos.tsx';
import c from './etapas.module.css';

const etapas = [
  { chave: 'conta', titulo: 'Criar a conta', detalhe: 'E-mail confirmado por um código e uma senha só sua.' },
  { chave: 'telefone', titulo: 'Confirmar o telefone', detalhe: 'Para avisar você e proteger o seu dinheiro.' },
  { chave: 'dados', titulo: 'Informar CPF e nascimento', detalhe: 'Para pagar e receber no seu nome.' },
] as const;

export type Etapa = (typeof etapas)[number]['chave'];

/**
 * Beside the steps: the next ones, and the reason for each. A phone has one question per screen, and shows this only
 * where asked to.
 */
export function Etapas({ atual, noCelular = false }: { readonly atual: Etapa; readonly noCelular?: boolean }) {
  const posicao = etapas.findIndex(({ chave }) => chave === atual);
  return (
    <Cartao titulo="Até entrar em um grupo" className={noCelular ? undefined : c['larga']}>
      <Passos
        passos={etapas.map((etapa, i) => ({
          ...etapa,
          estado: i < posicao ? 'feito' : i === posicao ? 'agora' : 'depois',
        }))}
      />
    </Cartao>
  );
}
