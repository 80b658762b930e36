import { esperaDo } from '../../../../lib/meios/meios.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import c from '../components/estorno.module.css';
import { PaginaDoEstorno } from '../components/pagina-do-estorno.tsx';
import type { Devolucoes } from '../devolucao.ts';
import { aCaminho, passosDa, somaDas } from '../devolucao.ts';

/** /carteira/creditos/estorno/sucesso (spec 2, §2): the money that goes back the way it came, step by step. */
export function TelaEstornoSucesso() {
  return (
    <PaginaDoEstorno titulo="Devolução" deFalha={false}>
      {(devolucoes) => <Feita {...devolucoes} />}
    </PaginaDoEstorno>
  );
}

function Feita({ grupo, valor, meioPagamento, devolucoes }: Devolucoes) {
  const total = somaDas(devolucoes);
  return (
    <div className={c['tela']}>
      <Cartao titulo={devolucoes.some(aCaminho) ? 'O dinheiro está voltando' : 'O dinheiro voltou'}>
        <ListaDefinicao
          itens={[
            { rotulo: grupo === null ? 'Pagamento' : `Pagamento de ${grupo}`, valor: <Valor valor={valor} /> },
            { rotulo: 'Devolvido para você', valor: <Valor valor={total} tamanho="md" />, total: true },
          ]}
        />
        <div className={c['acao']}>
          <Botao variante="suave" bloco href={paths.carteiraCreditos()}>
            Ver carteira
          </Botao>
        </div>
      </Cartao>
      {devolucoes.map((devolucao, n) => (
        <Cartao
          key={devolucao.id}
          titulo={devolucoes.length === 1 ? 'Passo a passo' : `Parte ${n + 1} de ${devolucoes.length}`}
        >
          {devolucoes.length > 1 && <Valor valor={devolucao.valor} />}
          <Passos passos={passosDa(devolucao, esperaDo(meioPagamento).paraOnde)} />
        </Cartao>
      ))}
    </div>
  );
}
