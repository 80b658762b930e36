import * as chamadas from '@rateia/contracts/chamadas';
import { MOTIVO_RECLAMACAO } from '@rateia/domain/reclamacoes/listagens';
import { rotuloDe } from '@rateia/domain/tabela';
import { useState } from 'react';
import { useChamada } from '../../../lib/consultas.ts';
import { hoje } from '../../../lib/momento.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { focarCampo } from '../../../ui/formulario/focar-campo.ts';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import type { Alvo, ParaReclamar } from '../alvo.ts';
import { useParaReclamar } from '../alvo.ts';
import { Anexar } from '../components/anexar.tsx';
import { Anexos } from '../components/anexos.tsx';
import { useRenovar, useSalvar } from '../mutations.ts';

const ANEXOS = 5;

/** /reclamacao/oque-aconteceu: the reason, the words, the day and the files; kept as a draft (REGRAS 2.7). */
export function TelaOQueAconteceu() {
  const { alvo, consulta } = useParaReclamar();
  if (alvo !== null && consulta.data !== undefined) return <Formulario alvo={alvo} dados={consulta.data} />;
  return (
    <PassoFluxo pergunta="O que aconteceu?" passo={3} de={4} voltar={paths.reclamacaoDadosGrupo(alvo?.busca)} desligado>
      <Consulta consulta={consulta} erro="Não conseguimos carregar do que você reclama" esqueleto={<OssoCartao />}>
        {() => null}
      </Consulta>
    </PassoFluxo>
  );
}

function Formulario({ alvo, dados }: { readonly alvo: Alvo; readonly dados: ParaReclamar }) {
  const { rascunho, motivos, doGrupo } = dados;
  const [problema, setProblema] = useState(rascunho?.problema ?? null);
  const [descricao, setDescricao] = useState(rascunho?.descricao ?? '');
  const [falhaDesde, setFalhaDesde] = useState(rascunho?.falhaDesde ?? hoje());
  const [falta, setFalta] = useState<'problema' | 'descricao'>();
  const renovar = useRenovar();
  const salvar = useSalvar(() => renovar());
  const tirar = useChamada(chamadas.deleteAnexo, { aoConcluir: () => renovar() });
  const corpo = {
    ...alvo.corpo,
    problema,
    descricao: descricao.trim(),
    falhaDesde,
    solucao: rascunho?.solucao ?? null,
  };
  async function guardar(): Promise<number | undefined> {
    return (await salvar.mutateAsync({ body: corpo })).idInteracao;
  }
  async function continuar(): Promise<void> {
    const primeira = problema === null ? 'problema' : descricao.trim() === '' ? 'descricao' : undefined;
    setFalta(primeira);
    if (primeira !== undefined) return focarCampo(primeira);
    await guardar();
    await irPara(paths.reclamacaoSolucaoDesejada(alvo.busca));
  }
  return (
    <PassoFluxo
      pergunta="O que aconteceu?"
      apoio={`O que você escreve fica guardado como rascunho por 30 dias. ${doGrupo === null ? 'A equipe' : 'O administrador'} só lê depois que você enviar.`}
      passo={3}
      de={4}
      voltar={paths.reclamacaoDadosGrupo(alvo.busca)}
      aoContinuar={continuar}
      fazendo={salvar.isPending && 'Guardando'}
    >
      <Opcoes
        rotulo="Motivo"
        nome="problema"
        erro={falta === 'problema' ? 'Escolha um motivo para continuar.' : undefined}
        valor={problema ?? undefined}
        aoEscolher={setProblema}
        opcoes={motivos.map((id) => ({ valor: id, titulo: rotuloDe(MOTIVO_RECLAMACAO, id) }))}
      />
      <CampoArea
        rotulo="Conte o que houve"
        name="descricao"
        value={descricao}
        onChange={setDescricao}
        maxLength={2000}
        linhas={5}
        erro={falta === 'descricao' ? 'Conte o que aconteceu.' : undefined}
      />
      {doGrupo !== null && (
        <CampoTexto
          rotulo="Desde quando?"
          name="falhaDesde"
          tipo="date"
          value={falhaDesde}
          onChange={setFalhaDesde}
          apoio={`Pode ser a partir de ${doGrupo.problemaDesde.split('-').reverse().join('/')}.`}
        />
      )}
      <Anexos anexos={rascunho?.anexos ?? []} aoTirar={(id) => tirar.mutate({ params: { id } })} />
      <Anexar idInteracao={guardar} restam={ANEXOS - (rascunho?.anexos.length ?? 0)} />
    </PassoFluxo>
  );
}
