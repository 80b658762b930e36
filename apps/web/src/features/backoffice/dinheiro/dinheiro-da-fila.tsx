import { hoje, momentoPerto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import c from '../../../mesa/caso.module.css';
import { Evidencias } from '../../../mesa/evidencias.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { DecisaoDoDinheiro } from './decisao-do-dinheiro.tsx';
import type { Parado } from './dinheiro.ts';
import { evidenciasDoParado, NOMES_DO_TIPO, oQueHouve, oQueSePropos } from './dinheiro.ts';
import { Disputa } from './disputa.tsx';

/** One case: the event, the evidence, and the decision. */
export function DinheiroDaFila({ item }: { readonly item: Parado }) {
  const { tipo, id, valor, retido, desde, conta, pagador, e2eid, txid, proposta } = item;
  return (
    <Cartao className={c['caso']}>
      <div className={c['cabeca']}>
        <div>
          <h2>{NOMES_DO_TIPO[tipo]}</h2>
          <p>{tipo === 'pix' ? 'Fora de qualquer cobrança' : `Número ${id}`}</p>
        </div>
      </div>
      {valor !== null && <Valor valor={valor} tamanho="xl" />}
      <Nota tom="warning" titulo="O que houve">
        {oQueHouve(item)}
      </Nota>
      <Evidencias itens={evidenciasDoParado(item, hoje())} />
      {item.disputa !== null && <Disputa id={item.disputa.id} />}
      <ListaDefinicao
        itens={[
          { rotulo: 'Desde', valor: momentoPerto(desde) },
          ...(retido === null ? [] : [{ rotulo: 'Bloqueado até a decisão', valor: <Valor valor={retido} /> }]),
          ...(conta === null
            ? []
            : [{ rotulo: 'Conta', valor: <Ligacao href={paths.backofficePessoa(conta.id)}>{conta.nome}</Ligacao> }]),
          ...(pagador === null || pagador.id === conta?.id
            ? []
            : [
                {
                  rotulo: 'Quem pagou',
                  valor: <Ligacao href={paths.backofficePessoa(pagador.id)}>{pagador.nome}</Ligacao>,
                },
              ]),
          ...(e2eid === null ? [] : [{ rotulo: 'Número do Pix', valor: <span className={c['numero']}>{e2eid}</span> }]),
          ...(txid === null || e2eid !== null
            ? []
            : [{ rotulo: 'Cobrança', valor: <span className={c['numero']}>{txid}</span> }]),
        ]}
      />
      {proposta !== null && (
        <Nota titulo={`${proposta.por} propôs ${oQueSePropos(proposta.acao)}`}>
          {`${momentoPerto(proposta.em)}: ${proposta.mensagem}`}
        </Nota>
      )}
      <DecisaoDoDinheiro item={item} />
    </Cartao>
  );
}
