import { MOTIVO_DO_REPORTE } from '@rateia/domain/grupos/reporte';
import { ehIdDe } from '@rateia/domain/tabela';
import { maximoDeCaracteres, minimoDeCaracteres, obrigatorio, preenchido } from '@rateia/domain/validacao';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { quantos } from '../../../../lib/em-palavras.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { CampoEscolha } from '../../../../ui/formulario/campo-escolha.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { useReportarGrupo } from '../../mutations.ts';
import { gruposQueries } from '../../queries.ts';
import s from './reportar.module.css';

const LIMITE_DO_TEXTO = 2_001;
const MINIMO_DO_TEXTO = 10;
const campos = {
  motivo: { nome: 'Motivo', regras: [obrigatorio] },
  texto: {
    nome: 'O que aconteceu',
    regras: [obrigatorio, preenchido, minimoDeCaracteres(MINIMO_DO_TEXTO), maximoDeCaracteres(LIMITE_DO_TEXTO)],
  },
} as const;
const motivos = Object.values(MOTIVO_DO_REPORTE).map(({ id, rotulo }) => ({ valor: id, rotulo }));

/** /grupo/reportar/{id} (spec 2, §2): the reason, the words and the evidence; the answer comes to the reporter. */
export function TelaReportar() {
  const id = useParametroId();
  const consulta = useQuery(gruposQueries.grupo(id, 1));
  return (
    <Pagina titulo="Reportar grupo" voltar={paths.grupo(id)} largura="estreita">
      <Consulta consulta={consulta} esqueleto={<OssoLista />} erro="Não conseguimos carregar este grupo">
        {(grupo) => <Reportar grupo={grupo} />}
      </Consulta>
    </Pagina>
  );
}

function Reportar({ grupo }: { readonly grupo: RespostaDe<'getGrupo'> }) {
  const dias = useRegras()?.chamado.diasUteisParaResponder;
  const [recusa, setRecusa] = useState<string>();
  const [comConversa, setComConversa] = useState(false);
  const formulario = useFormulario({ iniciais: { motivo: '', texto: '' }, campos, preguicoso: true });
  const reportar = useReportarGrupo(setRecusa);
  return (
    <Cartao titulo={grupo.nome}>
      <form
        className={s['formulario']}
        noValidate
        onSubmit={formulario.enviar(({ motivo, texto }) => {
          setRecusa(undefined);
          if (!ehIdDe(MOTIVO_DO_REPORTE, motivo)) return;
          reportar.mutate({ params: { id: grupo.id }, body: { motivo, texto: texto.trim(), comConversa } });
        })}
      >
        <p>
          Só a nossa equipe lê. Quem administra não fica sabendo quem reportou. Respondemos para você em até{' '}
          {quantos(dias, 'dias úteis')}. Depois de enviar, você pode anexar fotos e PDFs como prova.
        </p>
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        <CampoEscolha {...formulario.campo('motivo')} rotulo="Motivo" opcoes={motivos} />
        <CampoArea
          {...formulario.campo('texto')}
          rotulo="O que aconteceu"
          linhas={5}
          maxLength={LIMITE_DO_TEXTO - 1}
          apoio="Diga o que você viu, quando e onde. Nunca escreva a sua senha."
        />
        {grupo.minhaRelacao === 'membro' && (
          <Marcacao marcada={comConversa} aoMudar={setComConversa}>
            Juntar a minha conversa com o administrador como prova
          </Marcacao>
        )}
        <Botao tipo="submit" tamanho="lg" bloco fazendo={reportar.isPending && 'Enviando'}>
          Enviar para a equipe
        </Botao>
      </form>
    </Cartao>
  );
}
