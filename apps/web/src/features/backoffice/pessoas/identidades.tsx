import { useState } from 'react';
import { momentoPerto, noTexto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { usePode } from '../../../lib/permissoes.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { useAgirSobrePessoa } from './mutations.ts';
import type { Pedido } from './pedido-de-motivo.tsx';
import { PedidoDeMotivo } from './pedido-de-motivo.tsx';
import c from './pessoa.module.css';
import type { DadosDaPessoa } from './pessoa.ts';
import { rotuloDaIdentidade } from './pessoa.ts';

type Identidade = DadosDaPessoa['identidades'][number];

/** Each time the person sent documents, and the outcome. The pictures are in their queue alone. */
export function Identidades({ pessoa }: { readonly pessoa: DadosDaPessoa }) {
  const { id: idUsuario, identidades: itens } = pessoa;
  const decide = usePode()?.('getValidacoesEmAnalise') === true;
  if (itens.length === 0) return <Cartao titulo="Documentos">Nenhum documento enviado.</Cartao>;
  return (
    <Cartao titulo="Documentos">
      <ul className={c['linhas']} aria-label="Documentos">
        {itens.map((item, i) => (
          <li key={item.enviadaEm ?? i}>
            <div>
              <b>{item.enviadaEm === null ? 'Ainda não enviou' : `Enviou ${noTexto(momentoPerto(item.enviadaEm))}`}</b>
              {item.mensagem !== '' && <q>{item.mensagem}</q>}
              {item.decididaEm !== null && <span>{decisaoDe(item, item.decididaEm)}</span>}
            </div>
            <Etiqueta>{rotuloDaIdentidade(item.estado)}</Etiqueta>
            {item.estado === 'emAnalise' && decide && (
              <Botao variante="suave" tamanho="sm" href={paths.backofficeFila('identidades', { pessoa: idUsuario })}>
                Analisar na fila
              </Botao>
            )}
          </li>
        ))}
      </ul>
      <MaisUmEnvio pessoa={pessoa} />
    </Cartao>
  );
}

/** For a person who has used every submission that he had: the button that grants another (REGRAS 2.20). */
function MaisUmEnvio({ pessoa: { id, acoes } }: { readonly pessoa: DadosDaPessoa }) {
  const [pedido, setPedido] = useState<Pedido>();
  const { concederEnvio } = useAgirSobrePessoa();
  if (!acoes.includes('concederEnvioDeIdentidade')) return null;
  function pedir(): void {
    setPedido({
      titulo: 'Conceder mais um envio?',
      corpo: 'A pessoa recebe um aviso e pode enviar documento e selfie mais uma vez. O motivo fica na trilha.',
      acao: 'Conceder envio',
      escape: 'Deixar como está',
      fazer: (mensagem) => concederEnvio.mutate({ params: { id }, body: { mensagem } }),
    });
  }
  return (
    <div className={c['atos']}>
      <p>Usou todos os envios que tinha.</p>
      <Botao variante="linha" tamanho="sm" onClick={pedir}>
        Conceder mais um envio
      </Botao>
      <PedidoDeMotivo pedido={pedido} aoFechar={() => setPedido(undefined)} />
    </div>
  );
}

function decisaoDe({ porPessoa }: Identidade, em: string): string {
  return `${porPessoa ? 'Decidida pela equipe' : 'Decidida pela comparação'} ${noTexto(momentoPerto(em))}`;
}
