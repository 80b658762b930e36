import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import type { DadosDaPessoa } from './pessoa.ts';

type Dinheiro = NonNullable<DadosDaPessoa['dinheiro']>;

const NOMES: Record<keyof Dinheiro, string> = {
  disponivel: 'Disponível',
  bloqueado: 'Bloqueado',
  caucao: 'Caução',
  recebivel: 'A receber',
  promocional: 'Promocional',
  guardado: 'Guardado em bolões recorrentes',
  retiradasEmCurso: 'Retiradas em curso',
  faturasEmAberto: 'Faturas em aberto',
  dividas: 'Dívidas',
};

/** The person's money in figures, for an operator who works with it; nothing is moved from here. */
export function DinheiroDaPessoa({ dinheiro }: { readonly dinheiro: Dinheiro }) {
  const chaves = Object.keys(NOMES) as (keyof Dinheiro)[];
  return (
    <Cartao titulo="Dinheiro">
      <ListaDefinicao
        itens={chaves.map((chave) => ({ chave, rotulo: NOMES[chave], valor: <Valor valor={dinheiro[chave]} /> }))}
      />
    </Cartao>
  );
}
