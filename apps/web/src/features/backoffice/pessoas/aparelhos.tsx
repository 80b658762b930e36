import { useState } from 'react';
import { momentoPerto, noTexto } from '../../../lib/momento.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { useAgirSobrePessoa } from './mutations.ts';
import type { Pedido } from './pedido-de-motivo.tsx';
import { PedidoDeMotivo } from './pedido-de-motivo.tsx';
import c from './pessoa.module.css';
import type { DadosDaPessoa } from './pessoa.ts';
import { SITUACOES_DO_APARELHO } from './pessoa.ts';

/** Devices and open sessions, each with the acts that are allowed on it. */
export function Aparelhos({ pessoa: { id, aparelhos, sessoes, acoes } }: { readonly pessoa: DadosDaPessoa }) {
  const [pedido, setPedido] = useState<Pedido>();
  const { liberarAparelho, revogarAparelho, encerrarSessoes } = useAgirSobrePessoa();
  function liberar(idAparelho: number, nome: string): void {
    setPedido({
      titulo: `Liberar ${nome}?`,
      corpo:
        'Ele entra sem o código do e-mail: na página que pede o código, a pessoa toca em "Confirmei pelo link do e-mail". Ela recebe um aviso.',
      acao: 'Liberar aparelho',
      escape: 'Deixar esperando',
      fazer: (mensagem) => liberarAparelho.mutate({ params: { id, idAparelho }, body: { mensagem } }),
    });
  }
  function revogar(idAparelho: number, nome: string): void {
    setPedido({
      titulo: `Deixar de confiar em ${nome}?`,
      corpo: 'As sessões dele terminam agora, e a próxima entrada pede o código do e-mail.',
      acao: 'Deixar de confiar',
      escape: 'Continuar confiando',
      perigo: true,
      fazer: (mensagem) => revogarAparelho.mutate({ params: { id, idAparelho }, body: { mensagem } }),
    });
  }
  function encerrar(idSessao: string, nome: string): void {
    setPedido({
      titulo: `Encerrar a sessão em ${nome}?`,
      corpo: 'A pessoa precisa entrar de novo nesse aparelho.',
      acao: 'Encerrar sessão',
      escape: 'Deixar aberta',
      perigo: true,
      fazer: (mensagem) => encerrarSessoes.mutate({ params: { id }, body: { idSessao, mensagem } }),
    });
  }
  return (
    <Cartao titulo="Aparelhos e sessões">
      <ul className={c['linhas']} aria-label="Aparelhos">
        {aparelhos.map(({ id: idAparelho, nome, rede, situacao, pedeLiberacao, vistoEm }) => (
          <li key={idAparelho}>
            <div>
              <b>{nome}</b>
              <span>{`Visto ${noTexto(momentoPerto(vistoEm))}${rede === '' ? '' : `, rede ${rede}`}`}</span>
            </div>
            <Etiqueta tom={SITUACOES_DO_APARELHO[situacao].tom}>{SITUACOES_DO_APARELHO[situacao].rotulo}</Etiqueta>
            {pedeLiberacao && acoes.includes('liberarAparelho') && (
              <Botao variante="suave" tamanho="sm" rotulo={`Liberar ${nome}`} onClick={() => liberar(idAparelho, nome)}>
                Liberar
              </Botao>
            )}
            {situacao === 'liberado' && acoes.includes('revogarAparelho') && (
              <Botao
                variante="linha"
                tamanho="sm"
                rotulo={`Não confiar em ${nome}`}
                onClick={() => revogar(idAparelho, nome)}
              >
                Não confiar
              </Botao>
            )}
          </li>
        ))}
      </ul>
      <h3 className={c['subtitulo']}>{sessoes.length === 0 ? 'Nenhuma sessão aberta' : 'Sessões abertas'}</h3>
      {sessoes.length > 0 && (
        <ul className={c['linhas']} aria-label="Sessões abertas">
          {sessoes.map(({ id: idSessao, aparelho, criadaEm }) => (
            <li key={idSessao}>
              <div>
                <b>{aparelho}</b>
                <span>{`Desde ${noTexto(momentoPerto(criadaEm))}`}</span>
              </div>
              {acoes.includes('encerrarSessoesDaPessoa') && (
                <Botao
                  variante="linha"
                  tamanho="sm"
                  rotulo={`Encerrar a sessão em ${aparelho}`}
                  onClick={() => encerrar(idSessao, aparelho)}
                >
                  Encerrar
                </Botao>
              )}
            </li>
          ))}
        </ul>
      )}
      <PedidoDeMotivo pedido={pedido} aoFechar={() => setPedido(undefined)} />
    </Cartao>
  );
}
