import { ROTULOS_DE_EVENTO, ROTULOS_DE_QUEM } from '@rateia/domain/backoffice/historico';
import { hoje, momentoPerto, noTexto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import c from '../../../mesa/caso.module.css';
import { Decisao } from '../../../mesa/decisao.tsx';
import { Evidencias } from '../../../mesa/evidencias.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { StatusBadge } from '../../../ui/grupo/status-badge.tsx';
import { Tile } from '../../../ui/grupo/tile.tsx';
import type { GrupoEmAnalise } from './analise.ts';
import { decisoesPossiveis, evidencias } from './analise.ts';
import { useDecidirGrupo } from './mutations.ts';

/** One group under review: the reason, the evidence, its texts, and the decision. */
export function GrupoDaFila({ grupo }: { readonly grupo: GrupoEmAnalise }) {
  return (
    <Cartao className={c['caso']}>
      <div className={c['cabeca']}>
        <Tile cor={grupo.cor} icone={grupo.icone} tamanho={56} />
        <div>
          <h2>{grupo.nome}</h2>
          <p>{`Grupo ${grupo.id}, ${noTexto(momentoPerto(grupo.desde))}`}</p>
        </div>
        <StatusBadge maquina="grupo" status={grupo.statusId} />
      </div>
      {grupo.motivo !== '' && (
        <Nota tom="warning" titulo="Por que está aqui">
          {grupo.motivo}
        </Nota>
      )}
      <Evidencias itens={evidencias(grupo, hoje())} />
      <p>
        Administrador:{' '}
        <Ligacao href={paths.backofficePessoa(grupo.administrador.id)}>{grupo.administrador.nome}</Ligacao>
      </p>
      <Textos grupo={grupo} />
      <DecisaoDoGrupo grupo={grupo} />
    </Cartao>
  );
}

function Textos({
  grupo: { servico, plano, regras, descricao, contato, historico },
}: {
  readonly grupo: GrupoEmAnalise;
}) {
  return (
    <details className={c['textos']}>
      <summary>O que o administrador escreveu</summary>
      <p>{`${servico} · ${plano}`}</p>
      {descricao !== '' && <p>{descricao}</p>}
      {regras.length > 0 && (
        <ul>
          {regras.map((regra) => (
            <li key={regra}>{regra}</li>
          ))}
        </ul>
      )}
      {contato !== '' && <p>{`Contato: ${contato}`}</p>}
      {historico.length > 0 && (
        <>
          <h3>Histórico</h3>
          <ul>
            {historico.map(({ evento, quem, quando, mensagem }) => (
              <li key={`${evento}-${quando}`}>
                {`${momentoPerto(quando)}, ${quemFez(quem)}: ${oQueHouve(evento)}`}
                {mensagem !== '' && ` (${mensagem})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function DecisaoDoGrupo({ grupo: { id, nome, statusId, nivelDeRisco, motivo } }: { readonly grupo: GrupoEmAnalise }) {
  const { aprovar, pedirAjustes, reprovar } = useDecidirGrupo(nome);
  const possiveis = decisoesPossiveis(statusId);
  if (!possiveis.aprovar) {
    return <Nota>Espera os ajustes do administrador. Quando ele enviar, o grupo volta para a aprovação.</Nota>;
  }
  return (
    <Decisao
      rotulo="Mensagem para o administrador"
      assinatura="A decisão fica registrada com o seu nome, a hora e a mensagem."
      acoes={[
        {
          tecla: 'A',
          rotulo: 'Aprovar',
          variante: 'primario',
          ...(nivelDeRisco === 'alto' && {
            confirma: {
              titulo: `Aprovar ${nome} com risco alto?`,
              corpo: `${motivo} O grupo é publicado na hora, com o seu nome na decisão.`.trim(),
              escape: 'Continuar analisando',
              perigo: false,
            },
          }),
          fazendo: aprovar.isPending && 'Aprovando',
          fazer: (mensagem) => aprovar.mutate({ params: { id }, body: { mensagem } }),
        },
        {
          tecla: 'E',
          rotulo: 'Pedir ajustes',
          variante: 'linha',
          exigeMensagem: true,
          fazendo: pedirAjustes.isPending && 'Pedindo',
          desligada: !possiveis.pedirAjustes,
          fazer: (mensagem) => pedirAjustes.mutate({ params: { id }, body: { mensagem } }),
        },
        {
          tecla: 'R',
          rotulo: 'Reprovar',
          variante: 'perigo-linha',
          exigeMensagem: true,
          confirma: {
            titulo: `Reprovar ${nome}?`,
            corpo: 'O grupo não é publicado e o administrador recebe a sua mensagem. Não há como voltar atrás.',
            escape: 'Continuar analisando',
          },
          fazendo: reprovar.isPending && 'Reprovando',
          fazer: (mensagem) => reprovar.mutate({ params: { id }, body: { mensagem } }),
        },
      ]}
    />
  );
}

function oQueHouve(evento: string): string {
  const rotulos: Readonly<Record<string, string>> = ROTULOS_DE_EVENTO.grupo;
  return rotulos[evento] ?? 'mudou';
}

/** The name of the author, or the part of the product that did it. */
function quemFez(quem: string): string {
  const rotulos: Readonly<Record<string, string>> = ROTULOS_DE_QUEM;
  return rotulos[quem] ?? quem;
}
