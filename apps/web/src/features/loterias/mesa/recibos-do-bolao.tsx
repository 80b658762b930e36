import * as chamadas from '@rateia/contracts/chamadas';
import { ERROS } from '@rateia/contracts/erros';
import { LIMITE_DA_IMAGEM, problemaDoArquivo } from '@rateia/domain/imagem';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { momentoPerto } from '../../../lib/momento.ts';
import { usePode } from '../../../lib/permissoes.ts';
import { useImagem } from '../../../lib/use-imagem.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { CampoEscolha } from '../../../ui/formulario/campo-escolha.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { VerRecibo } from '../components/ver-recibo.tsx';
import c from './boloes.module.css';
import { useEnviarRecibo } from './mutations.ts';
import type { BolaoInteiro } from './proximo-prazo.ts';
import { esperaRecibos } from './proximo-prazo.ts';

type Props = { readonly bolao: BolaoInteiro };

/** The official receipts of a pool, and the form of the next one: what it prints is typed, and held against the bets (REGRAS 2.12 Receipt). */
export function RecibosDoBolao({ bolao }: Props) {
  const pode = usePode();
  return (
    <section className={c['pilha']}>
      <h3>Recibos oficiais</h3>
      {bolao.recibos.length === 0 ? (
        <p className={c['miudo']}>Nenhum recibo ainda.</p>
      ) : (
        <ul className={c['recibos']}>
          {bolao.recibos.map((recibo) => (
            <li key={recibo.id}>
              <Recibo recibo={recibo} />
            </li>
          ))}
        </ul>
      )}
      {esperaRecibos(bolao) && pode?.('createComprovanteDoBolao') === true && <NovoRecibo bolao={bolao} />}
    </section>
  );
}

/** A receipt with the bets that it was held against, and its picture. */
function Recibo({ recibo }: { readonly recibo: BolaoInteiro['recibos'][number] }) {
  const { id, loteria, concurso, terminal, apostas, cotas, sha256, enviadoEm } = recibo;
  const pode = usePode();
  const imagem = useImagem(chamadas.getComprovanteDaOperacao);
  const nome = `${LOTERIAS[loteria].nome} ${concurso.toLocaleString('pt-BR')}, terminal ${terminal}`;
  const jogos = quais(
    'jogo',
    apostas.map((ordem) => ordem + 1),
  );
  return (
    <>
      <ListaDefinicao
        itens={[
          {
            rotulo: nome,
            detalhe: `${jogos}${cotas === null ? '' : `, ${quais('cota', cotas)}`}. ${momentoPerto(enviadoEm)}`,
            valor: `${sha256.slice(0, 4)} … ${sha256.slice(-4)}`,
          },
        ]}
      />
      {pode?.('getComprovanteDaOperacao') === true && <VerRecibo id={id} nome={nome} imagem={imagem} />}
    </>
  );
}

function quais(nome: string, numeros: readonly number[]): string {
  if (numeros.length === 1) return `${nome} ${numeros[0]}`;
  const [primeiro, ultimo] = [numeros[0], numeros.at(-1)];
  const seguidos = primeiro !== undefined && ultimo === primeiro + numeros.length - 1;
  return seguidos ? `${nome}s ${primeiro} a ${ultimo}` : `${nome}s ${numeros.join(', ')}`;
}

const TIPOS = 'image/jpeg,image/png,image/heic,application/pdf,.jpg,.jpeg,.png,.heic,.pdf';

function NovoRecibo({ bolao: { id, concursos, modo } }: Props) {
  const [qual, setQual] = useState<string>(concursos[0]?.loteria ?? '');
  const [terminal, setTerminal] = useState('');
  const [jogos, setJogos] = useState('');
  const [cotas, setCotas] = useState('');
  const [recusa, setRecusa] = useState<string>();
  const entrada = useRef<HTMLInputElement>(null);
  const { enviar, enviando, erro, setErro } = useEnviarRecibo({
    aoEnviar: () => {
      setJogos('');
      setCotas('');
    },
    aoRecusar: setRecusa,
  });
  const concurso = concursos.find(({ loteria }) => loteria === qual);
  const completo = concurso !== undefined && terminal.trim().length >= 4 && jogos.trim() !== '';
  function escolher(arquivo: File | undefined): void {
    setRecusa(undefined);
    if (arquivo === undefined || concurso === undefined) return;
    const nome = arquivo.name.replace(/\.pdf$/i, '.jpg');
    const problema = problemaDoArquivo({ nome, tamanho: arquivo.size });
    setErro(problema === undefined ? undefined : ERROS[problema].message);
    if (problema !== undefined) return;
    const { loteria, concurso: numero } = concurso;
    const campos = { loteria, concurso: numero, terminal: terminal.trim(), jogos: jogos.trim() };
    enviar({
      arquivo,
      campos: cotas.trim() === '' ? campos : { ...campos, cotas: cotas.trim() },
      params: { id },
    });
  }
  const dito = recusa ?? erro;
  return (
    <div className={c['pilha']}>
      {concursos.length > 1 && (
        <CampoEscolha
          rotulo="Loteria do recibo"
          value={qual}
          onChange={setQual}
          opcoes={concursos.map(({ loteria, nome, concurso: numero }) => ({
            valor: loteria,
            rotulo: `${nome} ${numero.toLocaleString('pt-BR')}`,
          }))}
        />
      )}
      <CampoTexto
        name="terminal"
        rotulo="Código do terminal"
        maxLength={40}
        value={terminal}
        onChange={setTerminal}
        autoComplete="off"
      />
      <CampoArea
        name="jogos"
        rotulo="Jogos do recibo"
        apoio="Como estão impressos, um por linha. São comparados com as apostas do bolão."
        maxLength={1_024}
        value={jogos}
        onChange={setJogos}
      />
      {modo === 'recibo_de_cota' && (
        <CampoTexto
          name="cotas"
          rotulo="Cotas do recibo"
          apoio="Uma, como 7, ou de uma a outra, como 1-10."
          value={cotas}
          onChange={setCotas}
          autoComplete="off"
        />
      )}
      {dito !== undefined && (
        <Nota tom="danger" alerta>
          {dito}
        </Nota>
      )}
      <input
        ref={entrada}
        hidden
        type="file"
        accept={TIPOS}
        aria-label="Arquivo do recibo"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [arquivo] = currentTarget.files ?? [];
          // The same file may be chosen again after a refusal.
          currentTarget.value = '';
          escolher(arquivo);
        }}
      />
      <Botao
        variante="suave"
        bloco
        icone={<IconFileUpload size={20} stroke={1.75} />}
        desligado={!completo}
        fazendo={enviando && 'Conferindo'}
        onClick={() => entrada.current?.click()}
      >
        Enviar o recibo
      </Botao>
      <p
        className={c['miudo']}
      >{`JPG, PNG, HEIC ou PDF de uma página, até ${LIMITE_DA_IMAGEM}. Fica no registro com o seu nome.`}</p>
    </div>
  );
}
