import { MARCA } from '@rateia/domain/marca';
import { IconDownload } from '@tabler/icons-react';
import { baixarTexto } from '../../../../lib/baixar.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Dialogo } from '../../../../ui/dialogo/dialogo.tsx';
import c from './seguranca.module.css';

/** The recovery codes, this once. */
export function Codigos({ codigos, aoFechar }: { readonly codigos: readonly string[]; readonly aoFechar: () => void }) {
  return (
    <Dialogo
      aberto
      titulo="Guarde os seus códigos de recuperação"
      acoes={
        <Botao tamanho="lg" bloco onClick={aoFechar}>
          Já guardei os códigos
        </Botao>
      }
    >
      <p>Se você perder o celular, cada código abre a sua conta uma vez. Eles não aparecem de novo.</p>
      <ul className={c['codigos']} aria-label="Códigos de recuperação">
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ul>
      <div className={c['botoes']}>
        <BotaoCopiar texto={codigos.join('\n')} nome="códigos de recuperação" aviso="Códigos copiados" />
        <Botao
          variante="suave"
          tamanho="sm"
          icone={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => baixarTexto('rateia-codigos-de-recuperacao.txt', comoArquivo(codigos))}
        >
          Baixar em texto
        </Botao>
      </div>
      <Nota>Guarde fora do celular: impressos ou em um gerenciador de senhas.</Nota>
    </Dialogo>
  );
}

/** Found years later, the file still says what it is; whose it is stays out of it. */
function comoArquivo(codigos: readonly string[]): string {
  return [`${MARCA}: códigos de recuperação`, 'Cada código abre a sua conta uma vez.', '', ...codigos, ''].join('\n');
}
