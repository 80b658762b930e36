import { faltaExplicar, MOTIVO_MAU_USO } from '@rateia/domain/cancelamento/administrador';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { focarCampo } from '../../../../ui/formulario/focar-campo.ts';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { useRemoverMembro } from '../../mutations-admin.ts';
import { grupoAdminQueries } from '../../queries-admin.ts';
import { ComMembro } from '../components/com-membro.tsx';
import { MauUso } from '../components/mau-uso.tsx';

type Remocao = RespostaDe<'getCancelamentoAdministradorMembro'>;
type Opcao = Remocao['opcoes'][number];

/** /grupo/admin/{id}/membro/remover: how, why, and what goes back, before anything happens (REGRAS 2.9). */
export function TelaRemoverMembro() {
  return <ComMembro titulo="Remover membro">{(ids) => <Remover {...ids} />}</ComMembro>;
}

function Remover({ id, membro }: { readonly id: number; readonly membro: number }) {
  const consulta = useQuery(grupoAdminQueries.remocao(id, membro));
  const motivos = useQuery(grupoAdminQueries.motivosDaRemocao(id, membro));
  const [tipo, setTipo] = useState<Opcao['tipo']>();
  const [motivo, setMotivo] = useState<number>();
  const [texto, setTexto] = useState('');
  const [erros, setErros] = useState<{ readonly motivo?: string; readonly texto?: string }>({});
  const remover = useRemoverMembro({ id, nome: consulta.data?.nome ?? '' });
  const opcao = consulta.data?.opcoes.find((o) => o.tipo === tipo) ?? consulta.data?.opcoes[0];
  async function confirmar(): Promise<void> {
    if (consulta.data === undefined || opcao === undefined) return;
    if (motivo === undefined) {
      setErros({ motivo: 'Escolha um motivo para continuar.' });
      return focarCampo('motivo');
    }
    if (faltaExplicar({ motivo, texto })) {
      setErros({ texto: 'Conte o que aconteceu.' });
      return focarCampo('observacao');
    }
    if (!(await perguntar(consulta.data.nome, opcao))) return;
    remover.mutate({
      body: {
        idGrupo: id,
        idMembro: membro,
        motivo,
        textoMotivo: texto.trim(),
        tipo: opcao.tipo,
        totalMostrado: opcao.total,
      },
    });
  }
  function escolherMotivo(novo: number): void {
    setErros({});
    setMotivo(novo);
  }
  return (
    <PassoFluxo
      pergunta={consulta.data === undefined ? 'Remover do grupo?' : `Remover ${consulta.data.nome}?`}
      apoio="A pessoa recebe um aviso com o motivo da lista e a conta do que volta."
      voltar={paths.grupoAdminMembro(id, { membro })}
      {...(opcao === undefined ? {} : { aoContinuar: confirmar })}
      acao={opcao === undefined ? 'Remover' : verbo(opcao)}
      fazendo={remover.isPending && 'Removendo'}
      alternativa={
        <Botao variante="texto" bloco href={paths.grupoAdminMembro(id, { membro })}>
          Não remover
        </Botao>
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos calcular o que volta" esqueleto={<OssoLista quantos={2} />}>
        {({ opcoes }) => (
          <>
            <Opcoes
              rotulo="Quando"
              mostraRotulo
              valor={opcao?.tipo}
              aoEscolher={setTipo}
              opcoes={opcoes.map((o) => ({ valor: o.tipo, titulo: o.titulo, detalhe: o.texto }))}
            />
            {opcao !== undefined && <Conta opcao={opcao} />}
          </>
        )}
      </Consulta>
      <Consulta consulta={motivos} erro="Não conseguimos carregar os motivos" esqueleto={<OssoLista quantos={2} />}>
        {({ motivos: lista }) => (
          <Opcoes
            rotulo="Motivo"
            mostraRotulo
            nome="motivo"
            erro={erros.motivo}
            valor={motivo}
            aoEscolher={escolherMotivo}
            opcoes={lista.map(({ id: valor, descricao }) => ({ valor, titulo: descricao }))}
          />
        )}
      </Consulta>
      {motivo === MOTIVO_MAU_USO && <MauUso membro={membro} />}
      <CampoArea
        name="observacao"
        rotulo={
          motivo !== undefined && faltaExplicar({ motivo, texto: '' })
            ? 'O que aconteceu? Só a nossa equipe lê'
            : 'Quer contar mais à nossa equipe? (opcional)'
        }
        value={texto}
        erro={erros.texto}
        maxLength={1000}
        onChange={(novo) => {
          setErros({});
          setTexto(novo);
        }}
      />
    </PassoFluxo>
  );
}

/** The refund line by line, as it will be made, and whose money it is. */
function Conta({ opcao: { linhas, total, imediato, saidaEm, doAdministrador } }: { readonly opcao: Opcao }) {
  return (
    <>
      <Cartao titulo="O que volta para a pessoa">
        <ListaDefinicao
          itens={[
            ...linhas.map(({ chave, rotulo, valor, conta }) => ({
              chave,
              rotulo: chave === 'parte' ? 'Mês atual' : rotulo,
              valor: <Valor valor={valor} />,
              ...(conta === undefined ? {} : { detalhe: conta }),
            })),
            {
              chave: 'total',
              rotulo: imediato ? 'Volta hoje' : `Volta em ${formatarDia(saidaEm)}`,
              valor: <Valor valor={total} tamanho="md" />,
              total: true,
            },
          ]}
        />
      </Cartao>
      <Nota tom={doAdministrador > 0 ? 'warning' : 'info'}>
        {doAdministrador > 0 ? (
          <>
            <Valor valor={doAdministrador} /> saem do que você recebe por este mês. A caução e a taxa não são suas.
          </>
        ) : (
          'Nada sai do que você recebe.'
        )}
      </Nota>
    </>
  );
}

function verbo({ tipo, saidaEm }: Opcao): string {
  return tipo === 'agora' ? 'Remover agora' : `Remover em ${formatarDia(saidaEm)}`;
}

function perguntar(nome: string, opcao: Opcao): Promise<boolean> {
  return dialogos.mostrar({
    titulo: `Remover ${nome}?`,
    corpo: (
      <ListaDefinicao
        itens={[
          { rotulo: 'Acesso', valor: opcao.imediato ? 'Termina agora' : `Até ${formatarDia(opcao.saidaEm)}` },
          { rotulo: 'Volta para a pessoa', valor: <Valor valor={opcao.total} /> },
          { rotulo: 'Sai do que você recebe', valor: <Valor valor={opcao.doAdministrador} /> },
          { rotulo: 'Depois', valor: 'Troque o acesso do grupo' },
          { rotulo: 'Desfazer', valor: 'Não é possível' },
        ]}
      />
    ),
    acao: verbo(opcao),
    escape: 'Não remover',
    perigo: true,
  });
}
