import { FORMA_DO_CONVITE, ID_ESTADO_CONVITE } from '@rateia/domain/grupos/convite';
import { SINAL_DO_CONVITE } from '@rateia/domain/grupos/sinais-do-convite';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { usePode } from '../../../../lib/permissoes.ts';
import c from '../../../../mesa/caso.module.css';
import { Duas } from '../../../../mesa/celulas.tsx';
import { Decisao } from '../../../../mesa/decisao.tsx';
import { PaginaDaFila } from '../../../../mesa/pagina-da-fila.tsx';
import { Mesa } from '../../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../../mesa/use-escolhido.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { useRetirarConviteDaMesa } from './mutations.ts';
import { mesaDosConvitesQueries } from './queries.ts';

type Convite = RespostaDe<'getConvitesDaMesa'>['itens'][number];

/** /backoffice/convites: who invited whom to which group, and what looks like misuse (REGRAS 2.26). */
export function Convites() {
  return (
    <PaginaDaFila
      titulo="Convites"
      consulta={useQuery(mesaDosConvitesQueries.convites())}
      resumo={(total) => `Os ${total} mais novos. O e-mail de quem foi convidado não aparece.`}
      vazia="Nenhum convite ainda"
    >
      {({ itens }) => <Fila itens={itens} />}
    </PaginaDaFila>
  );
}

function Fila({ itens }: { readonly itens: readonly Convite[] }) {
  const { atual, escolher } = useEscolhido(itens, ({ id }) => String(id));
  return (
    <Mesa
      lista={
        <TabelaFila
          rotulo="Convites"
          larguras="minmax(0, 1.4fr) minmax(0, 1fr)"
          colunas={colunas}
          itens={itens}
          chave={({ id }) => String(id)}
          escolhido={atual}
          aoEscolher={escolher}
        />
      }
      detalhe={atual !== undefined && <Caso key={atual.id} convite={atual} />}
    />
  );
}

const TONS = {
  [ID_ESTADO_CONVITE.pendente]: 'info',
  [ID_ESTADO_CONVITE.aceito]: 'success',
  [ID_ESTADO_CONVITE.esgotado]: 'success',
  [ID_ESTADO_CONVITE.recusado]: 'warning',
  [ID_ESTADO_CONVITE.retirado]: 'neutral',
  [ID_ESTADO_CONVITE.expirado]: 'neutral',
} as const;

const colunas: readonly ColunaFila<Convite>[] = [
  {
    rotulo: 'Quem convidou',
    principal: true,
    celula: ({ quemConvidou, grupo, forma }) => (
      <Duas titulo={quemConvidou.nome} detalhe={`${FORMA_DO_CONVITE[forma].rotulo} para ${grupo.nome}`} />
    ),
  },
  {
    rotulo: 'Situação',
    celula: ({ estado, rotulo, sinais }) => (
      <Etiqueta tom={sinais.length > 0 ? 'danger' : TONS[estado]}>{sinais.length > 0 ? 'Conferir' : rotulo}</Etiqueta>
    ),
  },
];

function Caso({ convite }: { readonly convite: Convite }) {
  const { aceitaram, grupo, quemConvidou, sinais } = convite;
  const pode = usePode();
  return (
    <div className={c['caso']}>
      <Cartao titulo={`${quemConvidou.nome} convidou para ${grupo.nome}`}>
        <ListaDefinicao
          itens={[
            { rotulo: 'Situação', valor: convite.rotulo },
            { rotulo: 'Grupo', valor: grupo.privado ? 'Privado' : 'Público' },
            { rotulo: 'Forma', valor: FORMA_DO_CONVITE[convite.forma].rotulo },
            { rotulo: 'Usos', valor: `${convite.usos} de ${convite.usosMaximos}` },
            { rotulo: 'E-mails deste convite', valor: convite.envios },
            ...(convite.vagaGuardada ? [{ rotulo: 'Vaga guardada', valor: 'Sim' }] : []),
            { rotulo: 'Criado', valor: momentoPerto(convite.criadoEm) },
            { rotulo: 'Termina', valor: momentoPerto(convite.expiraEm) },
            { rotulo: `E-mails de ${quemConvidou.nome} em 24 horas`, valor: convite.emailsDoDia },
            { rotulo: 'Recusas em 30 dias', valor: `${convite.recusados} de ${convite.respondidos} respostas` },
            {
              rotulo: 'Sinais de abuso',
              valor:
                sinais.length === 0
                  ? 'Nenhum'
                  : new Intl.ListFormat('pt-BR').format(sinais.map((sinal) => SINAL_DO_CONVITE[sinal].rotulo)),
            },
          ]}
        />
        <p>
          <Ligacao href={paths.backofficePessoa(quemConvidou.id)}>{quemConvidou.nome}</Ligacao>
        </p>
      </Cartao>
      {aceitaram.length > 0 && (
        <Cartao titulo="Quem aceitou">
          <ListaDefinicao
            itens={aceitaram.map(({ id, nome, aceitoEm, entrou }) => ({
              chave: String(id),
              rotulo: nome,
              valor: entrou ? 'Entrou' : 'Não entrou',
              detalhe: momentoPerto(aceitoEm),
            }))}
          />
        </Cartao>
      )}
      {convite.podeRetirar && pode?.('retirarConviteDaMesa') === true && <Retirar convite={convite} />}
    </div>
  );
}

function Retirar({ convite: { id } }: { readonly convite: Convite }) {
  const retirar = useRetirarConviteDaMesa();
  return (
    <Decisao
      rotulo="Por quê"
      assinatura="Fica na trilha, com o seu nome."
      acoes={[
        {
          tecla: 'N',
          rotulo: 'Cancelar o convite',
          variante: 'perigo-linha',
          exigeMensagem: true,
          fazendo: retirar.isPending && 'Cancelando',
          fazer: (mensagem) => retirar.mutate({ params: { id }, body: { mensagem } }),
          confirma: {
            titulo: 'Cancelar este convite?',
            corpo: 'Ninguém mais entra por ele, nem quem já aceitou e ainda não tem vaga.',
            escape: 'Deixar como está',
          },
        },
      ]}
    />
  );
}
