import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pluginAdianta } from './build/adianta.ts';
import { pluginCompressao } from './build/compressao.ts';
import { pluginDeNovo } from './build/de-novo.ts';
import { pluginFontes } from './build/fontes.ts';
import { pluginMarca } from './build/marca.ts';
import { pluginPaginas } from './build/paginas.ts';
import { grupos as gruposDeModulos } from './build/partes.ts';
import { pluginPedidosEnxutos } from './build/pedidos-enxutos.ts';
import { pluginSw } from './build/sw.ts';
import { pluginTabelas } from './build/tabelas.ts';
import { pluginTemaCss } from './build/tema-css.ts';
import { pluginVersao, versaoDoProduto } from './build/versao.ts';

const api = `http://localhost:${process.env['PORT'] ?? '3000'}`;

export default defineConfig(({ command }) => {
  const versao = versaoDoProduto(command === 'build');
  return {
    plugins: [
      pluginMarca(),
      pluginTabelas(),
      react(),
      pluginTemaCss(),
      pluginFontes(),
      pluginVersao(versao),
      pluginAdianta(versao),
      pluginPaginas(),
      pluginDeNovo(),
      pluginPedidosEnxutos(),
      pluginSw(versao),
      pluginCompressao(),
    ],
    define: { __RATEIA_VERSAO__: JSON.stringify(versao) },
    server: { proxy: { '/api': api } },
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      manifest: true,
      rolldownOptions: {
        // A call of the contract is a text (`contracts/chamadas.ts`): it stands in the file that makes it.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          codeSplitting: { groups: gruposDeModulos },
          // Every page carries the names of all files: they are short.
          chunkFileNames: 'assets/[hash:8].js',
          assetFileNames: 'assets/[hash:8][extname]',
        },
      },
    },
  };
});
