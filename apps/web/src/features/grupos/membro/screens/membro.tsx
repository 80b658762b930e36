import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import { nomeDoPais } from '@rateia/domain/grupos/nome-do-pais';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { diaPerto, momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { Aberturas } from '../../acesso/components/aberturas.tsx';
import { grupoAdminQueries } from '../../queries-admin.ts';
import { ComMembro } from '../components/com-membro.tsx';
import c from './membro.module.css';

type DoMembro = RespostaDe<'getGrupoAdminMembro'>;

/** /grupo/admin/{id}/membro: what one member paid, how his access stands, and since when he is in. */
export function TelaMembro() {
  return <ComMembro titulo="Membro">{(ids) => <Membro {...ids} />}</ComMembro>;
}

function Membro({ id, membro }: { readonly id: number; readonly membro: number }) {
  const consulta = useQuery(grupoAdminQueries.membro(id, membro));
  const dados = consulta.data;
  return (
    <Pagina
      titulo={dados?.membro.nome ?? 'Membro'}
      {...(dados === undefined ? {} : { subtitulo: dados.grupo.nome, lado: <Acoes dados={dados} /> })}
      voltar={paths.grupoAdmin(id)}
      largura="media"
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar este membro" esqueleto={<OssoLista quantos={3} />}>
        {(lidos) => (
          <>
            <Acesso dados={lidos} />
            <Pagamentos dados={lidos} />
            <Aberturas aberturas={lidos.aberturas} titulo="Quando abriu o acesso" />
          </>
        )}
      </Consulta>
    </Pagina>
  );
}

function quando(instante: string | null, ainda: string): string {
  return instante === null ? ainda : momentoPerto(instante);
}

function Acesso({ dados: { membro, grupo, primeiraAberturaEm } }: { readonly dados: DoMembro }) {
  const { acessoEntregueEm, acessoConfirmadoEm, entradaEm, emailDoConvite, contestacao, paisDaResidencia } = membro;
  const convite = grupo.formaAcesso === ID_FORMA_ACESSO.convite;
  const antes = entradaEm === null ? 'Quando o grupo começar' : 'Ainda não';
  return (
    <Cartao titulo="Acesso">
      <ListaDefinicao
        itens={[
          ...(emailDoConvite === null
            ? []
            : [
                {
                  rotulo: 'E-mail do convite',
                  valor: (
                    <span className={c['email']}>
                      {emailDoConvite}
                      <BotaoCopiar texto={emailDoConvite} nome="o e-mail do convite" aviso="E-mail copiado" />
                    </span>
                  ),
                },
              ]),
          ...(paisDaResidencia === null ? [] : [{ rotulo: 'Diz morar em', valor: nomeDoPais(paisDaResidencia) }]),
          { rotulo: convite ? 'Convite enviado' : 'Acesso enviado', valor: quando(acessoEntregueEm, antes) },
          ...(convite ? [] : [{ rotulo: 'Aberto pela primeira vez', valor: quando(primeiraAberturaEm, antes) }]),
          { rotulo: 'Confirmou que entrou', valor: quando(acessoConfirmadoEm, antes) },
          ...(contestacao === null ? [] : [{ rotulo: 'Não entrou', valor: contestacao.motivo }]),
        ]}
      />
    </Cartao>
  );
}

const NOME_DO_PAGAMENTO: { readonly [T in DoMembro['pagamentos'][number]['tipo']]: string } = {
  primeira: 'Primeiro pagamento',
  mensalidade: 'Mensalidade',
  caucao: 'Caução',
};

function Pagamentos({ dados: { pagamentos, pago } }: { readonly dados: DoMembro }) {
  if (pagamentos.length === 0)
    return (
      <Cartao titulo="Pagamentos">
        <p className={c['vazio']}>Nenhum pagamento ainda.</p>
      </Cartao>
    );
  return (
    <Cartao titulo="Pagamentos">
      <ListaDefinicao
        itens={[
          ...pagamentos.map(({ id, tipo, status, valorTotal, pagaEm, competenciaInicio, competenciaFim }) => ({
            chave: String(id),
            rotulo: NOME_DO_PAGAMENTO[tipo],
            detalhe: [
              status === ID_STATUS_FATURA.estornado
                ? 'devolvido'
                : pagaEm === null
                  ? ''
                  : `pago ${diaDoPagamento(pagaEm)}`,
              competenciaInicio === null || competenciaFim === null
                ? ''
                : `de ${noTexto(diaPerto(competenciaInicio))} a ${noTexto(diaPerto(competenciaFim))}`,
            ]
              .filter((parte) => parte !== '')
              .join(', '),
            valor: <Valor valor={valorTotal} />,
          })),
          { chave: 'total', rotulo: 'Pago até agora', valor: <Valor valor={pago} tamanho="md" />, total: true },
        ]}
      />
    </Cartao>
  );
}

function diaDoPagamento(instante: string): string {
  return noTexto(momentoPerto(instante));
}

function Acoes({ dados: { grupo, membro, desde, cicloFim, enviarAcesso, podeRemover } }: { readonly dados: DoMembro }) {
  const { idAssinatura, idUsuario, saidaEm, vagas } = membro;
  const daVaga = { membro: idAssinatura };
  return (
    <Cartao titulo="No grupo">
      <ListaDefinicao
        itens={[
          { rotulo: 'Desde', valor: quando(desde, 'Aguardando pagamento') },
          ...(vagas > 1 ? [{ rotulo: 'Vagas', valor: vagas }] : []),
          ...(cicloFim === null ? [] : [{ rotulo: 'Mês pago até', valor: diaPerto(cicloFim) }]),
          ...(saidaEm === null ? [] : [{ rotulo: 'Sai em', valor: diaPerto(saidaEm) }]),
        ]}
      />
      <div className={c['acoes']}>
        <Botao bloco variante="suave" href={paths.grupoAdminMensagem(grupo.id, daVaga)}>
          Conversar
        </Botao>
        {enviarAcesso && membro.entradaEm !== null && (
          <Botao bloco variante="linha" href={paths.grupoAdminEnviar(grupo.id, daVaga)}>
            {membro.acessoEntregueEm === null ? 'Enviar acesso' : 'Enviar acesso de novo'}
          </Botao>
        )}
        <Botao bloco variante="texto" href={paths.perfilInformacoes(idUsuario)}>
          Ver perfil
        </Botao>
        {podeRemover && (
          <Botao bloco variante="perigo-linha" href={paths.grupoAdminMembroRemover(grupo.id, daVaga)}>
            Remover do grupo
          </Botao>
        )}
      </div>
    </Cartao>
  );
}
