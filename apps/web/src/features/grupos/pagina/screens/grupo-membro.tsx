import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { diaDe } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { diaPerto, emQueDia, hoje, momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Lista } from '../../../../ui/base/lista.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { FaturaRow } from '../../../../ui/carteira/fatura-row.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { AcessoDoMembro } from '../../acesso/components/acesso-do-membro.tsx';
import { VagaParaUmAmigo } from '../../convites/components/vaga-para-um-amigo.tsx';
import { grupoMembroQueries } from '../../queries-membro.ts';
import { MudancaDeValor } from '../../valor/components/mudanca-de-valor.tsx';
import { CabecaDoGrupo } from '../components/cabeca-do-grupo.tsx';
import { CompartilharGrupo } from '../components/compartilhar-grupo.tsx';
import { DestinoDoReembolsoCard } from '../components/destino-do-reembolso.tsx';
import { RegrasDoGrupo } from '../components/regras-do-grupo.tsx';
import { SaidaDoMembro } from '../components/saida-do-membro.tsx';
import { dataDoMembro, passosDoGrupo } from '../partes-do-grupo.ts';
import c from './grupo-membro.module.css';

type MeuLugar = RespostaDe<'getGrupoMembro'>;
type Fatura = MeuLugar['faturas'][number];

/** /grupo/membro/{id}: the member's seat, the next step, the invoices, and the way out. */
export function TelaGrupoMembro() {
  const id = useParametroId();
  const consulta = useQuery(grupoMembroQueries.detalhe(id));
  const dados = consulta.data;
  return (
    <Pagina
      titulo={dados?.grupo.nome ?? 'Meu grupo'}
      voltar={paths.meusGrupos()}
      ladoPrimeiro
      {...(dados === undefined ? {} : { lado: <MinhaVaga dados={dados} /> })}
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar o grupo" esqueleto={<OssoLista quantos={3} />}>
        {(meu) => <Grupo dados={meu} />}
      </Consulta>
    </Pagina>
  );
}

function Grupo({ dados }: { readonly dados: MeuLugar }) {
  const { grupo, assinatura, faturas, contato, destinoReembolso } = dados;
  const comecou = assinatura.acessoConfirmadoEm !== null;
  return (
    <>
      <CabecaDoGrupo grupo={grupo}>
        <div>
          <CompartilharGrupo grupo={grupo} fonte="grupo-membro" />
        </div>
      </CabecaDoGrupo>
      {!comecou && (
        <Cartao titulo="Do pagamento ao acesso">
          <Passos passos={passosDoGrupo(grupo.passos)} />
        </Cartao>
      )}
      {faturas.length > 0 && (
        <Cartao titulo="Faturas" rente>
          <Lista>
            {faturas.map((fatura) => (
              <FaturaRow
                key={fatura.id}
                nome={NOMES[fatura.tipo]}
                detalhe={detalheDaFatura(fatura)}
                valor={fatura.valorTotal}
                status={fatura.status}
                cor={fatura.cor}
                icone={fatura.icone}
                href={fatura.podePagar ? paths.carteiraFaturaResumo(fatura.id) : paths.carteiraFaturaExtrato(fatura.id)}
              />
            ))}
          </Lista>
        </Cartao>
      )}
      <RegrasDoGrupo grupo={grupo} contato={contato} />
      <VagaParaUmAmigo grupo={grupo} />
      {destinoReembolso !== null && <DestinoDoReembolsoCard idGrupo={grupo.id} destino={destinoReembolso} />}
      <SaidaDoMembro dados={dados} />
    </>
  );
}

const NOMES: Record<Fatura['tipo'], string> = {
  primeira: 'Primeiro pagamento',
  mensalidade: 'Mensalidade',
  caucao: 'Caução',
};

function detalheDaFatura({ status, pagaEm, vencimento }: Fatura): string {
  if (status === ID_STATUS_FATURA.cancelado) return 'Não foi cobrada';
  if (pagaEm !== null) return `Paga ${emQueDia(diaDe(pagaEm))}`;
  return `${vencimento < hoje() ? 'Venceu' : 'Vence'} ${emQueDia(vencimento)}`;
}

/** A seat whose access is on its way, came, or works: the rest has notes of its own. */
function mostraAcesso({ assinatura: { estado, pagaEm, espera } }: MeuLugar): boolean {
  return espera === null && pagaEm !== null && estado !== ID_ESTADO_ASSINATURA.suspensa;
}

function MinhaVaga({ dados }: { readonly dados: MeuLugar }) {
  const { grupo, assinatura } = dados;
  const data = dataDoMembro(assinatura);
  const { vagas, valorMensal, caucao, entradaEm } = assinatura;
  return (
    <>
      <NaFila dados={dados} />
      <EmAtraso dados={dados} />
      <CaucaoARefazer dados={dados} />
      <MudancaDeValor dados={dados} />
      <MudaDeMaos dados={dados} />
      <Termina dados={dados} />
      {mostraAcesso(dados) && <AcessoDoMembro dados={dados} principal={faturaAPagar(dados) === undefined} />}
      <Cartao className={c['vaga']}>
        <div>
          <p className={c['apoio']}>Sua parte</p>
          <Valor valor={valorMensal} tamanho="xl" /> <span className={c['apoio']}>por mês</span>
        </div>
        <ListaDefinicao
          itens={[
            ...(data.doAcesso === true ? [] : [{ rotulo: data.rotulo, valor: data.valor }]),
            ...(vagas > 1 ? [{ rotulo: 'Suas vagas', valor: vagas }] : []),
            ...(entradaEm === null ? [] : [{ rotulo: 'No grupo desde', valor: diaPerto(diaDe(entradaEm)) }]),
            { rotulo: 'Administrado por', valor: grupo.admin.nome },
          ]}
        />
        {assinatura.proximoVencimento !== null && (
          <Ligacao href={paths.grupoMembroVencimento(grupo.id)}>Mudar o dia de vencimento</Ligacao>
        )}
      </Cartao>
      {caucao > 0 && (
        <Nota tom="manga" titulo="Sua caução volta para você">
          <Valor valor={caucao} /> ficam guardados no seu nome e voltam quando você sai. Só são usados se uma cobrança
          falhar.
        </Nota>
      )}
    </>
  );
}

/** The group waits for this member's answer, or for his choice (REGRAS 2.30). */
function MudaDeMaos({ dados: { sucessao, grupo } }: { readonly dados: MeuLugar }) {
  if (sucessao === null) return null;
  return (
    <Nota
      titulo={sucessao === 'proposta' ? `${grupo.admin.nome} quer passar o grupo para você` : 'Escolham quem assume'}
    >
      <Ligacao href={paths.grupoSucessao(grupo.id)}>Ver e responder</Ligacao>
    </Nota>
  );
}

/** The group ends on a day: until then nothing changes, and the deposit comes back on it (REGRAS 2.1, 77). */
function Termina({ dados: { fimEm, assinatura } }: { readonly dados: MeuLugar }) {
  if (fimEm === null || assinatura.saidaEm !== null) return null;
  return (
    <Nota tom="warning" titulo={`O grupo termina em ${formatarDia(fimEm)}`}>
      Até lá, nada muda.{' '}
      {assinatura.caucao > 0 && (
        <>
          Nesse dia a caução de <Valor valor={assinatura.caucao} /> volta para você.{' '}
        </>
      )}
      <Ligacao href={paths.pesquisa()}>Ver outros grupos</Ligacao>
    </Nota>
  );
}

/** A dated place: when it begins, and until when leaving costs nothing (REGRAS 2.10). */
function NaFila({ dados: { assinatura } }: { dados: MeuLugar }) {
  const { espera, pagaEm } = assinatura;
  if (espera === null || pagaEm === null) return null;
  return (
    <Nota titulo={`Você entra em ${formatarDia(espera.entraEm)}`}>
      {`A vaga é de quem está de saída até a véspera. O dinheiro fica guardado no seu nome, e você sai da fila sem custo até ${noTexto(momentoPerto(espera.sairAte))}.`}
    </Nota>
  );
}

/** A debt stands before all else, with the button that pays it: the one main action of the page. */
function EmAtraso({ dados }: { readonly dados: MeuLugar }) {
  const atrasada = faturaAPagar(dados);
  if (atrasada?.status !== ID_STATUS_FATURA.atraso) return null;
  const { assinatura } = dados;
  const suspensa = assinatura.estado === ID_ESTADO_ASSINATURA.suspensa;
  return (
    <Nota tom="warning" titulo="Fatura em atraso">
      <Valor valor={atrasada.valorTotal} />
      {` venceu ${emQueDia(atrasada.vencimento)}. Pague para ${suspensa ? 'ter o acesso de volta' : 'não perder o acesso'}.`}
      <Pagar fatura={atrasada} />
    </Nota>
  );
}

/** The deposit paid a month and is to be there again, or the seat ends (REGRAS 2.8, D+8 and D+15). */
function CaucaoARefazer({ dados }: { readonly dados: MeuLugar }) {
  const fatura = faturaAPagar(dados);
  if (fatura === undefined || fatura.status === ID_STATUS_FATURA.atraso) return null;
  return (
    <Nota tom="warning" titulo="Refaça a sua caução">
      Ela pagou um mês por você. Pague <Valor valor={fatura.valorTotal} />
      {` até ${formatarDia(fatura.vencimento)}; sem isso, a sua vaga termina no último dia do mês pago.`}
      <Pagar fatura={fatura} />
    </Nota>
  );
}

function Pagar({ fatura }: { readonly fatura: Fatura }) {
  return (
    <div className={c['pagar']}>
      <Botao href={paths.carteiraFaturaResumo(fatura.id)} bloco>
        Pagar fatura
      </Botao>
    </div>
  );
}

/** The invoice that cannot wait: a late one, else the deposit to be there again. */
function faturaAPagar({ faturas }: MeuLugar): Fatura | undefined {
  const pagaveis = faturas.filter(({ podePagar }) => podePagar);
  const atrasada = pagaveis.find(({ status }) => status === ID_STATUS_FATURA.atraso);
  return atrasada ?? pagaveis.find(({ tipo }) => tipo === 'caucao');
}
